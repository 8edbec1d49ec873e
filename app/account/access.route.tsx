// /login/Acesso: handles login links and the return from Facebook. The browser sends a POST, so
// that a link preview does not use the link up, and removes the credentials from the address first.
import { pages } from '#contract/pages.ts';
import '../i18n/later-words.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { failureCodes } from '#contract/failures.ts';
import { failure, NETWORK_CODE } from '#contract/reply.ts';
import { linkKey } from '#rules/places/link-key.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { takeFromLink } from '../from-link.ts';
import { takeDevice } from '../leave-device.ts';
import { chooseStore, rememberStore, storeSuffix } from '../stores/store-choice.ts';
import { seatStoreOf } from '../tables/seat-cookie.ts';
import { tableLogin } from '../tables/table-link.ts';
import { useToast } from '../ui/toast.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { Connecting } from './connecting.tsx';
import { readFacebookReturn } from './facebook.ts';
import { loginWorked, markPhoneOnly } from './phone-only.ts';
import { useFacebook } from './use-facebook.ts';

export default function Access() {
  const { t } = useLingui();
  const brand = useBrand();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const began = useRef(false);
  // Read the query once: the address changes below.
  const came = useRef<URLSearchParams | null>(null);
  const facebook = useFacebook(came.current ?? new URLSearchParams(), ({ id }) => {
    const query = came.current ?? new URLSearchParams();
    const goOn = arrive(id, query);
    const store = chooseStore(brand, new URL(`?${query}`, location.origin), document.cookie);
    goOn(afterSignIn(query, brand, { store, seatStoreId: seatStoreOf(document.cookie) }));
  });

  /** Returns how the page is left: reloaded after another customer. */
  function arrive(id: number, query: URLSearchParams): (next: string) => void {
    const another = takeDevice(id);
    loginWorked();
    if (!another) return (next) => void navigate(next, { replace: true });
    // `takeDevice` has cleared what the other customer had, and the coupon of this link with it.
    takeFromLink(`?${query}`, brand.PUBLIC_IDIOMA);
    return (next) => location.replace(next);
  }

  async function signInWithLink(chave: string, query: URLSearchParams) {
    const result = await api()
      .then((client) => client.generalLogin({ appNome: brand.appNome, chave }))
      .catch(() => failure(NETWORK_CODE, t`Verifique sua conexão!`, 0));
    if (result.ok && result.value.cliente !== null) {
      const goOn = arrive(result.value.cliente.id, query);
      const store = chooseStore(brand, new URL(`?${query}`, location.origin), null);
      if (store !== null) rememberStore(store);
      // A customer who came for a table goes on to it.
      const menu = `${pages.menu}${store === null ? '' : storeSuffix(brand, store)}`;
      return goOn(tableLogin(query) ?? menu);
    }
    const unreachable = !result.ok && result.status === 0;
    const phones = brand.loginApenasTelefone || brand.permiteLoginTelefone;
    if (!unreachable && phones) markPhoneOnly();
    // The server's sentence names the phone, which signs in where the brand allows it.
    const spent = !result.ok && result.codErro === failureCodes.linkSpent;
    toast.show({
      text:
        spent && !phones
          ? t`Este link não vale mais. Entre com seu e-mail.`
          : result.ok
            ? t`Não deu certo. Tente novamente.`
            : failureText(result),
      tone: 'danger',
    });
    const home = query.size === 0 ? '/' : `/?${query}`;
    return navigate(home, { replace: true });
  }

  async function signInWithFacebook(token: string | null, query: URLSearchParams) {
    const text =
      token === null
        ? t`Seu Facebook não permite esse tipo de login!`
        : await facebook.signIn(token);
    if (text === null) return;
    toast.show({ text, tone: 'danger' });
    await navigate(`${pages.login}${query.size === 0 ? '' : `?${query}`}`, { replace: true });
  }

  const start = () => {
    const { hash, search, pathname } = location;
    history.replaceState(history.state, '', pathname);
    const query = new URLSearchParams(search);
    const chave = linkKey(query);
    query.delete('chave');
    takeFromLink(search, brand.PUBLIC_IDIOMA);
    came.current = query;
    const returned = readFacebookReturn(hash, search);
    if (returned !== null) {
      came.current = returned.query;
      return void signInWithFacebook(returned.token, returned.query);
    }
    if (chave === null)
      return void navigate(
        tableLogin(query) ?? `${pages.login}${query.size === 0 ? '' : `?${query}`}`,
        {
          replace: true,
        },
      );
    return void signInWithLink(chave, query);
  };

  useEffect(() => {
    if (began.current) return;
    began.current = true;
    start();
  });
  return (
    <>
      <title>{t`Conectando…`}</title>
      <Connecting />
    </>
  );
}
