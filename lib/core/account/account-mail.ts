import type { Locale } from '@/lib/contracts/source-validation'

/** Letters about an account: to confirm its address, and to set a new password. */
export type AccountMailKind = 'confirm' | 'password'

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
      after: 'From then on you are also told by e-mail what advisors write about the proposals you share.',
      ifNot:
        'If it was not you, do nothing. While it is not confirmed, Carrel sends no news to this address.',
    },
    password: {
      subject: 'Set a new password',
      lead: 'Somebody asked for a new password for the account at Carrel with this address. If that was you, set it within an hour:',
      after: 'The link works once. You will then have to sign in again in every browser.',
      ifNot: 'If it was not you, do nothing: the password stays as it is.',
    },
  },
  'pt-BR': {
    confirm: {
      subject: 'Confirme o seu endereço de e-mail',
      lead: 'Uma conta no Carrel foi criada com este endereço. Se foi você, confirme-o em até 24 horas:',
      after:
        'A partir daí, você também recebe por e-mail o que orientadores escrevem sobre os projetos que você compartilha.',
      ifNot:
        'Se não foi você, não faça nada. Enquanto ele não for confirmado, o Carrel não envia novidades a este endereço.',
    },
    password: {
      subject: 'Defina uma nova senha',
      lead: 'Alguém pediu uma nova senha para a conta no Carrel com este endereço. Se foi você, defina-a em até uma hora:',
      after: 'O link funciona uma vez. Depois, será preciso entrar de novo em cada navegador.',
      ifNot: 'Se não foi você, não faça nada: a senha continua a mesma.',
    },
  },
  es: {
    confirm: {
      subject: 'Confirma tu dirección de correo',
      lead: 'Se creó una cuenta en Carrel con esta dirección. Si fuiste tú, confírmala en un plazo de 24 horas:',
      after:
        'A partir de entonces también recibirás por correo lo que escriban los asesores sobre las propuestas que compartes.',
      ifNot:
        'Si no fuiste tú, no hagas nada. Mientras no se confirme, Carrel no envía novedades a esta dirección.',
    },
    password: {
      subject: 'Elige una nueva contraseña',
      lead: 'Alguien pidió una nueva contraseña para la cuenta en Carrel con esta dirección. Si fuiste tú, elígela en el plazo de una hora:',
      after:
        'El enlace funciona una sola vez. Después tendrás que iniciar sesión de nuevo en cada navegador.',
      ifNot: 'Si no fuiste tú, no hagas nada: la contraseña sigue siendo la misma.',
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
