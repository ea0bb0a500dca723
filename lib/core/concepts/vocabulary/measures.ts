import type { VocabularyPart } from './vocabulary-part'

export const measures: VocabularyPart = {
  field: 'general',
  role: 'method',
  lines: [
    'prevalence | prevalência | prevalencia',
    'incidence | incidência | incidencia',
    'mortality; death rate; mortality rate | mortalidade; óbitos; taxa de mortalidade | mortalidad; defunciones; tasa de mortalidad',
    'morbidity | morbidade; morbimortalidade | morbilidad; morbimortalidad',
    'burden of disease; disease burden | carga de doença | carga de enfermedad',
    'comorbidity | comorbidades | comorbilidad',
    'risk factors | fatores de risco | factores de riesgo',
    'protective factors; risk and protective factors | fatores de proteção; fatores protetivos; fatores de risco e proteção | factores de protección; factores protectores; factores de riesgo y protección',
    'associated factors; related factors; factors associated | fatores associados; fatores relacionados; fatores determinantes | factores asociados; factores relacionados; factores determinantes',
    'predictors; predictive factors | preditores; fatores preditivos; fatores preditores | predictores; factores predictivos; factores predictores',
    'determinants; social determinants; determining variables | determinantes; determinantes sociais | determinantes; determinantes sociales',
    'barriers; obstacles; barriers and facilitators | barreiras; obstáculos; barreiras e facilitadores | barreras; obstáculos; barreras y facilitadores',
    'facilitators | facilitadores | facilitadores',
    'epidemiological profile; clinical and epidemiological profile; clinical profile; sociodemographic profile | perfil epidemiológico; perfil clínico-epidemiológico; perfil sociodemográfico; perfil clínico | perfil epidemiológico; perfil clínico-epidemiológico; perfil sociodemográfico; perfil clínico',
    'indicators | indicadores | indicadores',
  ],
}
