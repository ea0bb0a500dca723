import type { VocabularyPart } from './vocabulary-part'

export const economics: VocabularyPart = {
  field: 'economics',
  role: null,
  lines: [
    'economic growth | crescimento econômico | crecimiento económico',
    'inequality | desigualdade | desigualdad',
    'poverty | pobreza | pobreza',
    'unemployment | desemprego | desempleo',
    'inflation | inflação | inflación',
    'labor market; labour market | mercado de trabalho | mercado laboral; mercado de trabajo',
    'financial inclusion | inclusão financeira | inclusión financiera',
    'financial literacy; financial education | educação financeira; letramento financeiro | educación financiera; alfabetización financiera',
    'microcredit; microfinance | microcrédito; microfinanças | microcrédito; microfinanzas',
    'monetary policy | política monetária | política monetaria',
    'minimum wage | salário mínimo | salario mínimo',
    'cash transfer; conditional cash transfer | transferência de renda; transferência condicionada de renda | transferencia monetaria; transferencias monetarias condicionadas',
    'circular economy | economia circular | economía circular',
    'sharing economy | economia compartilhada | economía colaborativa',
    'solidarity economy | economia solidária | economía solidaria',
  ],
}
