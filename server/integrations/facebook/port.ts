// Facebook, as far as the login needs it: whose token this is.

/**
 * `id` belongs to the brand's app. People without an email, or who keep it to themselves, have none
 * here.
 */
export type FacebookPerson = { id: string; nome: string; email: string | null };

export type Facebook = {
  /**
   * Null: Facebook does not know the token, or gave it to another app, or it has expired. Rejects
   * when Facebook does not answer.
   */
  personOf(token: string): Promise<FacebookPerson | null>;
};

/** Facebook did not answer, or not as it should. */
export class FacebookUnavailable extends Error {}
