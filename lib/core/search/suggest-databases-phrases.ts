import type { GlossaryField } from '@/lib/core/concepts/research-glossary'
import type { Phrases } from '@/lib/core/text/phrases'

export const suggestDatabasesPhrases: Phrases<'named' | 'general' | 'field' | 'region' | 'unsure'> = {
  en: {
    named: 'One of the five databases every validation asks.',
    general: 'Covers every field.',
    field: 'Strong in {field}.',
    region: 'Strong in research from Latin America, Portugal and Spain.',
    unsure: 'Covers most fields; the topic does not point to a special one.',
  },
  'pt-BR': {
    named: 'Uma das cinco bases consultadas em toda validação.',
    general: 'Cobre todas as áreas.',
    field: 'Forte em {field}.',
    region: 'Forte em pesquisa da América Latina, de Portugal e da Espanha.',
    unsure: 'Cobre a maioria das áreas; o tema não indica nenhuma em especial.',
  },
  es: {
    named: 'Una de las cinco bases consultadas en toda validación.',
    general: 'Cubre todas las áreas.',
    field: 'Fuerte en {field}.',
    region: 'Fuerte en investigación de América Latina, Portugal y España.',
    unsure: 'Cubre la mayoría de las áreas; el tema no apunta a ninguna en especial.',
  },
}

export const fieldNames: Phrases<Exclude<GlossaryField, 'places'>> = {
  en: {
    health: 'biomedicine and health',
    psychology: 'psychology',
    education: 'education',
    business: 'business and management',
    economics: 'economics',
    society: 'law and social sciences',
    computing: 'computing',
    engineering: 'engineering',
    physics: 'physics and mathematics',
    environment: 'environment and agriculture',
    humanities: 'the humanities',
  },
  'pt-BR': {
    health: 'biomedicina e saúde',
    psychology: 'psicologia',
    education: 'educação',
    business: 'administração e negócios',
    economics: 'economia',
    society: 'direito e ciências sociais',
    computing: 'computação',
    engineering: 'engenharia',
    physics: 'física e matemática',
    environment: 'meio ambiente e agricultura',
    humanities: 'humanidades',
  },
  es: {
    health: 'biomedicina y salud',
    psychology: 'psicología',
    education: 'educación',
    business: 'administración y empresa',
    economics: 'economía',
    society: 'derecho y ciencias sociales',
    computing: 'informática',
    engineering: 'ingeniería',
    physics: 'física y matemáticas',
    environment: 'medio ambiente y agricultura',
    humanities: 'humanidades',
  },
}
