import { down, type Field, say, topic, up } from '../phrase'

export const law: Field = {
  id: 'law',
  name: say('law', 'o direito', 'el derecho'),
  kind: 'law',
  category: null,
  populations: [
    say('court decisions', 'decisões judiciais', 'sentencias judiciales'),
    say('legislative texts', 'textos legislativos', 'textos legislativos'),
    say('administrative proceedings', 'processos administrativos', 'procedimientos administrativos'),
    say('platform contracts', 'contratos de plataformas', 'contratos de plataformas'),
  ],
  topics: [
    topic(
      say(
        'personal data protection law',
        'a proteção de dados pessoais',
        'la protección de datos personales',
      ),
      up('corporate compliance', 'a conformidade das empresas', 'el cumplimiento de las empresas'),
      up('legal certainty', 'a segurança jurídica', 'la seguridad jurídica'),
      say('GDPR, privacy', 'LGPD, privacidade', 'habeas data, privacidad'),
    ),
    topic(
      say(
        'the regulation of artificial intelligence',
        'a regulação da inteligência artificial',
        'la regulación de la inteligencia artificial',
      ),
      up('algorithmic accountability', 'a responsabilização algorítmica', 'la responsabilidad algorítmica'),
      down(
        'discrimination by automated decisions',
        'a discriminação por decisões automatizadas',
        'la discriminación por decisiones automatizadas',
      ),
    ),
    topic(
      say('digital access to justice', 'o acesso digital à justiça', 'el acceso digital a la justicia'),
      down('length of proceedings', 'a duração dos processos', 'la duración de los procesos'),
      up(
        'participation of vulnerable litigants',
        'a participação de litigantes vulneráveis',
        'la participación de litigantes vulnerables',
      ),
    ),
    topic(
      say('platform work', 'o trabalho por plataformas digitais', 'el trabajo en plataformas digitales'),
      up('labour precariousness', 'a precarização do trabalho', 'la precarización laboral'),
      down('social security coverage', 'a cobertura previdenciária', 'la cobertura de seguridad social'),
    ),
    topic(
      say('environmental licensing', 'o licenciamento ambiental', 'el licenciamiento ambiental'),
      up('judicial review', 'o controle judicial', 'el control judicial'),
      up('public participation', 'a participação pública', 'la participación pública'),
    ),
    topic(
      say('restorative justice', 'a justiça restaurativa', 'la justicia restaurativa'),
      down('recidivism', 'a reincidência', 'la reincidencia'),
      up('victim satisfaction', 'a satisfação das vítimas', 'la satisfacción de las víctimas'),
    ),
    topic(
      say(
        'consumer protection in electronic commerce',
        'a proteção do consumidor no comércio eletrônico',
        'la protección del consumidor en el comercio electrónico',
      ),
      down('consumer litigation', 'a litigiosidade de consumo', 'la litigiosidad de consumo'),
      up('transparency of terms', 'a transparência contratual', 'la transparencia contractual'),
    ),
    topic(
      say(
        'protective orders in domestic violence',
        'as medidas protetivas na violência doméstica',
        'las medidas de protección en la violencia doméstica',
      ),
      down('repeat victimisation', 'a revitimização', 'la revictimización'),
      up('reporting to authorities', 'a denúncia às autoridades', 'la denuncia ante las autoridades'),
    ),
  ],
}
