import type { Phrases } from '@/lib/core/documents/phrases'
import type { SelectionFault } from './selection-grammar'

/** What to tell a student whose selection could not be read; `place` is counted from 1. */
export const selectionPhrases: Phrases<SelectionFault> = {
  en: {
    empty: 'Write which sources you choose, for example 1, 3, 5 or top 12.',
    'too-long': 'That selection is too long to read. Use ranges such as 1-10.',
    'no-sources': 'There are no sources to choose from yet.',
    'not-understood':
      'The selection could not be read at character {place}. Write numbers, ranges (1-10), "all" or "top 12".',
    'number-expected': 'A number is missing at character {place}.',
    'out-of-range': 'The number at character {place} is not in the list. The list goes from 1 to {count}.',
    'nothing-left': 'That selection leaves no source. Choose at least one.',
  },
  'pt-BR': {
    empty: 'Escreva quais fontes você escolhe, por exemplo 1, 3, 5 ou top 12.',
    'too-long': 'Essa seleção é longa demais para ser lida. Use intervalos como 1-10.',
    'no-sources': 'Ainda não há fontes para escolher.',
    'not-understood':
      'Não foi possível ler a seleção no caractere {place}. Escreva números, intervalos (1-10), "todas" ou "top 12".',
    'number-expected': 'Falta um número no caractere {place}.',
    'out-of-range': 'O número no caractere {place} não está na lista. A lista vai de 1 a {count}.',
    'nothing-left': 'Essa seleção não deixa nenhuma fonte. Escolha pelo menos uma.',
  },
  es: {
    empty: 'Escriba qué fuentes elige, por ejemplo 1, 3, 5 o top 12.',
    'too-long': 'Esa selección es demasiado larga. Use intervalos como 1-10.',
    'no-sources': 'Todavía no hay fuentes para elegir.',
    'not-understood':
      'No se pudo leer la selección en el carácter {place}. Escriba números, intervalos (1-10), "todas" o "top 12".',
    'number-expected': 'Falta un número en el carácter {place}.',
    'out-of-range': 'El número en el carácter {place} no está en la lista. La lista va de 1 a {count}.',
    'nothing-left': 'Esa selección no deja ninguna fuente. Elija al menos una.',
  },
}
