// Loads the loyalty pages' data: the customer's cards and credit.
import { redirect } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { PageData } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { signedInCustomer } from '../account/private-page.ts';
import { chooseStore } from '../stores/store-choice.ts';

export type LoyaltyData = OutputOf<Endpoints['loyalty']> & {
  customerId: number;
  storeId: number | null;
  at: string;
};

export async function loadLoyalty(
  page: PageData,
  url: URL,
  request: Request,
): Promise<LoyaltyData> {
  const { id } = await signedInCustomer(page, url).catch((error: unknown) => {
    // The link of a code goes through the login and back, so the stamp is not lost.
    const selo = url.searchParams.get('selo');
    throw error instanceof Response && selo !== null
      ? redirect(`${pages.login}?${new URLSearchParams({ redirect: withStamp(selo) })}`)
      : error;
  });
  const result = await page.api.loyalty({});
  if (!result.ok) throw new Response(result.mensagem, { status: 503 });
  const store =
    page.brand === null ? null : chooseStore(page.brand, url, request.headers.get('cookie'));
  return {
    ...result.value,
    customerId: id,
    storeId: store?.id ?? null,
    at: page.now.toISOString(),
  };
}

const withStamp = (selo: string) => `${pages.loyalty}?selo=${encodeURIComponent(selo)}`;
