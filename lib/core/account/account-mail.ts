import type { Locale } from '@/lib/contracts/locale'

/** Letters about an account: to confirm its address, to set a new password, and to say that there is one already. */
export type AccountMailKind = 'confirm' | 'password' | 'known'

interface Words {
  readonly subject: string
  readonly lead: string
  readonly after: string
  readonly ifNot: string
}

const words: Readonly<Record<Locale, Readonly<Record<AccountMailKind, Words>>>> = {
  en: {
    confirm: {
      subject: 'Confirm your e-mail address',
      lead: 'An account at Carrel was created with this address. If that was you, confirm it within 24 hours:',
      after:
        'Then you can sign in with it. You are also told by e-mail what advisors write about the proposals you share.',
      ifNot: 'If it was not you, do nothing: while it is not confirmed, nobody can use the account.',
    },
    password: {
      subject: 'Set a new password',
      lead: 'Somebody asked for a new password for the account at Carrel with this address. If that was you, set it within an hour:',
      after: 'The link works once. You will then have to sign in again in every browser.',
      ifNot: 'If it was not you, do nothing: the password stays as it is.',
    },
    known: {
      subject: 'You already have an account',
      lead: 'Somebody wanted to create an account at Carrel with this address, which has one already. If that was you, sign in:',
      after: 'If you do not know the password any more, have a link to a new one sent there.',
      ifNot:
        'If it was not you, do nothing: your account stays as it is, and nobody was told that it exists.',
    },
  },
  'pt-BR': {
    confirm: {
      subject: 'Confirme o seu endereço de e-mail',
      lead: 'Uma conta no Carrel foi criada com este endereço. Se foi você, confirme-o em até 24 horas:',
      after:
        'Depois, você pode entrar com ele. Também recebe por e-mail o que orientadores escrevem sobre os projetos que você compartilha.',
      ifNot: 'Se não foi você, não faça nada: enquanto ele não for confirmado, ninguém pode usar a conta.',
    },
    password: {
      subject: 'Defina uma nova senha',
      lead: 'Alguém pediu uma nova senha para a conta no Carrel com este endereço. Se foi você, defina-a em até uma hora:',
      after: 'O link funciona uma vez. Depois, será preciso entrar de novo em cada navegador.',
      ifNot: 'Se não foi você, não faça nada: a senha continua a mesma.',
    },
    known: {
      subject: 'Você já tem uma conta',
      lead: 'Alguém quis criar uma conta no Carrel com este endereço, que já tem uma. Se foi você, entre:',
      after: 'Se não souber mais a senha, peça lá um link para definir uma nova.',
      ifNot:
        'Se não foi você, não faça nada: a sua conta continua como está, e ninguém ficou sabendo que ela existe.',
    },
  },
  es: {
    confirm: {
      subject: 'Confirma tu dirección de correo',
      lead: 'Se creó una cuenta en Carrel con esta dirección. Si fuiste tú, confírmala en un plazo de 24 horas:',
      after:
        'Después podrás iniciar sesión con ella. También recibirás por correo lo que escriban los asesores sobre las propuestas que compartes.',
      ifNot: 'Si no fuiste tú, no hagas nada: mientras no se confirme, nadie puede usar la cuenta.',
    },
    password: {
      subject: 'Elige una nueva contraseña',
      lead: 'Alguien pidió una nueva contraseña para la cuenta en Carrel con esta dirección. Si fuiste tú, elígela en el plazo de una hora:',
      after:
        'El enlace funciona una sola vez. Después tendrás que iniciar sesión de nuevo en cada navegador.',
      ifNot: 'Si no fuiste tú, no hagas nada: la contraseña sigue siendo la misma.',
    },
    known: {
      subject: 'Ya tienes una cuenta',
      lead: 'Alguien quiso crear una cuenta en Carrel con esta dirección, que ya tiene una. Si fuiste tú, inicia sesión:',
      after: 'Si ya no sabes la contraseña, pide allí un enlace para elegir una nueva.',
      ifNot: 'Si no fuiste tú, no hagas nada: tu cuenta sigue como está, y a nadie se le dijo que existe.',
    },
  },
}

/** A plain-text letter about an account, with its link on a line of its own. Nothing in it was written by anybody else. */
export function accountMail(
  kind: AccountMailKind,
  { locale, url }: { readonly locale: Locale; readonly url: string },
): { readonly subject: string; readonly text: string } {
  const { subject, lead, after, ifNot } = words[locale][kind]
  return { subject, text: `${[lead, url, after, ifNot].join('\n\n')}\n` }
}
