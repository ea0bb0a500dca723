import { down, type Field, say, topic, up } from '../phrase'

export const management: Field = {
  id: 'management',
  name: say('business administration', 'a administração', 'la administración de empresas'),
  kind: 'business',
  category: null,
  populations: [
    say('office workers', 'trabalhadores de escritório', 'trabajadores de oficina'),
    say('small and medium-sized enterprises', 'pequenas e médias empresas', 'pequeñas y medianas empresas'),
    say('middle managers', 'gestores de nível médio', 'mandos medios'),
    say('listed companies', 'empresas de capital aberto', 'empresas cotizadas'),
    say('retail consumers', 'consumidores do varejo', 'consumidores minoristas'),
  ],
  topics: [
    topic(
      say('remote work', 'o trabalho remoto', 'el trabajo remoto'),
      up('productivity', 'a produtividade', 'la productividad'),
      down('work-family conflict', 'o conflito trabalho-família', 'el conflicto trabajo-familia'),
      say('telework, working from home', 'teletrabalho, home office', 'teletrabajo, trabajo a distancia'),
    ),
    topic(
      say(
        'hybrid work and telework policies',
        'as políticas de teletrabalho e home office',
        'las políticas de teletrabajo y trabajo híbrido',
      ),
      up('employee well-being', 'o bem-estar dos empregados', 'el bienestar de los empleados'),
      down('turnover', 'a rotatividade de pessoal', 'la rotación de personal'),
    ),
    topic(
      say('transformational leadership', 'a liderança transformacional', 'el liderazgo transformacional'),
      up('work engagement', 'o engajamento no trabalho', 'el compromiso laboral'),
      up('organisational climate', 'o clima organizacional', 'el clima organizacional'),
      say('leadership, people management', 'liderança, gestão de pessoas', 'liderazgo, gestión de personas'),
    ),
    topic(
      say('digital transformation', 'a transformação digital', 'la transformación digital'),
      up('firm performance', 'o desempenho organizacional', 'el desempeño empresarial'),
      up('organisational agility', 'a agilidade organizacional', 'la agilidad organizacional'),
    ),
    topic(
      say('ESG disclosure', 'a divulgação de práticas ESG', 'la divulgación de prácticas ESG'),
      down('cost of capital', 'o custo de capital', 'el costo de capital'),
      up('corporate reputation', 'a reputação corporativa', 'la reputación corporativa'),
      say(
        'sustainability, corporate governance',
        'sustentabilidade, governança corporativa',
        'sostenibilidad, gobierno corporativo',
      ),
    ),
    topic(
      say('agile project management', 'a gestão ágil de projetos', 'la gestión ágil de proyectos'),
      up('project success', 'o sucesso dos projetos', 'el éxito de los proyectos'),
      down('schedule overrun', 'o atraso de cronograma', 'el retraso del cronograma'),
    ),
    topic(
      say(
        'digital marketing and influencers',
        'o marketing digital e de influência',
        'el marketing digital y de influencia',
      ),
      up('purchase intention', 'a intenção de compra', 'la intención de compra'),
      up('brand loyalty', 'a lealdade à marca', 'la lealtad a la marca'),
      say('social media marketing', 'marketing nas redes sociais', 'marketing en redes sociales'),
    ),
    topic(
      say(
        'supply chain integration',
        'a integração da cadeia de suprimentos',
        'la integración de la cadena de suministro',
      ),
      up('supply chain resilience', 'a resiliência da cadeia', 'la resiliencia de la cadena'),
      down('inventory cost', 'o custo de estoque', 'el costo de inventario'),
    ),
    topic(
      say('people analytics', 'a análise de dados de pessoas', 'la analítica de personas'),
      up('quality of hiring', 'a qualidade das contratações', 'la calidad de las contrataciones'),
      up('perceived surveillance', 'a percepção de vigilância', 'la percepción de vigilancia'),
    ),
    topic(
      say(
        'open innovation and entrepreneurship',
        'a inovação aberta e o empreendedorismo',
        'la innovación abierta y el emprendimiento',
      ),
      up('innovation performance', 'o desempenho inovador', 'el desempeño innovador'),
      up('business survival', 'a sobrevivência empresarial', 'la supervivencia empresarial'),
    ),
  ],
}
