// /login/Acesso: a link that signs in by itself, and the way back from Facebook. The browser asks
// with a POST, so that a preview of the link does not use it up,
// and takes what opens the account out of the address before anything else reads it.
import '../i18n/later-words.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { failure, NETWORK_CODE } from '#contract/reply.ts';
import { api } from '../api.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { useFailureText } from '../errors/failure-text.ts';
import { chooseStore, rememberStore, storeSuffix } from '../stores/store-choice.ts';
import { useToast } from '../ui/toast.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { Connecting } from './connecting.tsx';
import { readFacebookReturn } from './facebook.ts';
import { loginWorked, markPhoneOnly } from './phone-only.ts';
import { rememberCustomer } from './stay-known.ts';
import { useFacebook } from './use-facebook.ts';

export default function Access() {
  const { t } = useLingui();
  const brand = useBrand();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const began = useRef(false);
  // The address changes below: what came with it is read once.
  const came = useRef<{ chave: string; query: URLSearchParams } | null>(null);
  const facebook = useFacebook(came.current?.query ?? new URLSearchParams(), ({ id }) => {
    rememberCustomer(id);
    loginWorked();
    void navigate(afterSignIn(came.current?.query ?? new URLSearchParams(), brand, false), {
      replace: true,
    });
  });

  async function signInWithLink(chave: string, query: URLSearchParams) {
    const result = await api()
      .then((client) => client.generalLogin({ appNome: brand.appNome, chave }))
      .catch(() => failure(NETWORK_CODE, t`Verifique sua conexão!`, 0));
    if (result.ok && result.value.cliente !== null) {
      rememberCustomer(result.value.cliente.id);
      loginWorked();
      const store = chooseStore(brand, new URL(`?${query}`, location.origin), null);
      if (store !== null) rememberStore(store);
      return navigate(`/delivery${store === null ? '' : storeSuffix(brand, store)}`, {
        replace: true,
      });
    }
    const unreachable = !result.ok && result.status === 0;
    if (!unreachable && (brand.loginApenasTelefone || brand.permiteLoginTelefone)) markPhoneOnly();
    toast.show({
      text: result.ok ? t`Não deu certo. Tente novamente.` : failureText(result),
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
    await navigate(`/login${query.size === 0 ? '' : `?${query}`}`, { replace: true });
  }

  const start = () => {
    const { hash, search, pathname } = location;
    history.replaceState(history.state, '', pathname);
    const query = new URLSearchParams(search);
    const chave = query.get('chave') ?? '';
    query.delete('chave');
    came.current = { chave, query };
    const returned = readFacebookReturn(hash, search);
    if (returned !== null) {
      came.current = { chave, query: returned.query };
      return void signInWithFacebook(returned.token, returned.query);
    }
    if (chave === '')
      return void navigate(`/login${query.size === 0 ? '' : `?${query}`}`, { replace: true });
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
