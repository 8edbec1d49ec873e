// The port to Facebook that login needs: whose token this is.

/**
 * `id` is specific to the brand's app. The email is missing if there is none or it is not shared.
 */
export type FacebookPerson = { id: string; nome: string; email: string | null };

export type Facebook = {
  /**
   * Null: the token is unknown, expired or for another app. Rejects when Facebook does not reply.
   */
  personOf(token: string): Promise<FacebookPerson | null>;
};

/** Facebook did not reply, or not as documented. */
export class FacebookUnavailable extends Error {}
