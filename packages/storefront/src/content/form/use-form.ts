import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type BrowserStorage, useShop } from '../../shop';
import { captchaTokens } from './captcha-token';
import { type FormInput, formDraftKey, loadFormDraft } from './form-draft';
import { hostedCaptcha } from './hosted-captcha';
import { type FormResult, formSender } from './send-form';

/** What a form needs to know. */
export interface FormOptions {
  /** Tells forms apart. */
  readonly formId: string;
  /** Keeps what is filled in over a reload; the same object in each render. */
  readonly storage: BrowserStorage;
  /** Sends what is filled in. */
  readonly submit: (values: FormInput, captchaToken: string) => Promise<unknown>;
}

/** A form being filled in. */
export interface FormControl {
  readonly values: FormInput;
  readonly change: (field: string, values: readonly string[]) => void;
  /** How the last try went; undefined before the first and while one is under way. */
  readonly result: FormResult | undefined;
  readonly busy: boolean;
  /** It goes as soon as the visitor has answered the hosted captcha. */
  readonly waitsForCaptcha: boolean;
  /** The ref of the element in which a hosted captcha draws its widget; without one it stays empty. */
  readonly captchaPlace: (element: HTMLElement | null) => (() => void) | undefined;
  readonly send: () => void;
  /** Begins anew after it was sent. */
  readonly restart: () => void;
}

/** Fills in and sends a form. What is filled in stays until it was sent, over reloads and without a network. */
export const useForm = ({ formId, storage, submit }: FormOptions): FormControl => {
  const { client, clock, gateway } = useShop();
  const key = formDraftKey(formId, gateway.scope);
  const [values, setValues] = useState(() => loadFormDraft(storage, key));
  const { locale } = gateway.scope;
  const { hosted, tokens, sender } = useMemo(() => {
    const widget = hostedCaptcha(locale.slice(0, 2));
    const made = captchaTokens(client, () => clock.now(), widget);
    return { hosted: widget, tokens: made, sender: formSender(made) };
  }, [client, clock, locale]);
  const isAsked = useSyncExternalStore(hosted.subscribe, hosted.isWaiting, hosted.isWaiting);
  const sending = useMutation({
    mutationFn: () => sender((token) => submit(values, token)),
    // Without a network it is tried as well: the answer is that there is none, at once and in words.
    networkMode: 'always',
    onSuccess: ({ kind }) => {
      if (kind === 'SENT') storage.remove(key);
    },
  });
  return {
    values,
    change: (field, next) => {
      // The work for the token is done while the visitor writes.
      tokens.prepare();
      const others = Object.entries(values).filter(([label]) => label !== field);
      const after: FormInput = Object.fromEntries(next.length === 0 ? others : [...others, [field, next]]);
      setValues(after);
      storage.write(key, after);
    },
    result: sending.data,
    busy: sending.isPending,
    waitsForCaptcha: sending.isPending && isAsked,
    captchaPlace: hosted.place,
    send: () => {
      sending.mutate();
    },
    restart: () => {
      setValues({});
      sending.reset();
    },
  };
};
