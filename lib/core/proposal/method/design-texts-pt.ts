import type { DesignId } from '@/lib/contracts/proposal-run'
import type { DesignTexts } from './design-texts'

/** What is said of each design in Brazilian Portuguese. */
export const designTextsPt: Readonly<Record<DesignId, DesignTexts>> = {
  survey: {
    name: 'Levantamento transversal (survey) com correlação e regressão',
    short: 'um levantamento transversal (survey)',
    fits: 'as perguntas tratam de como as variáveis se distribuem e se relacionam em um conjunto amplo de casos',
    course:
      'Uma amostra da população responde uma única vez a um questionário estruturado; verifica-se a confiabilidade das escalas e estimam-se as relações por correlação e regressão múltipla.',
    gather: 'Levantamento transversal por questionário',
    analyse: 'Estatística descritiva, correlação e regressão múltipla',
    pros: [
      'Alcança muitas pessoas em pouco tempo e a baixo custo.',
      'Produz estimativas com margem de erro conhecida.',
      'Escalas validadas permitem comparar os resultados com estudos anteriores.',
    ],
    cons: [
      'Um único momento de coleta não permite afirmar causalidade.',
      'As respostas são autorrelatadas e sujeitas à desejabilidade social.',
      'Uma taxa de resposta baixa pode enviesar a amostra.',
    ],
    techniques: [
      'Questionário estruturado on-line com escalas validadas',
      'Pré-teste do questionário com cinco a dez pessoas do público-alvo',
      'Até três lembretes às pessoas convidadas',
    ],
    dataSources: [
      'Dados primários: respostas de pessoas que atendem aos critérios de inclusão',
      'Listas e canais de instituições e associações que aceitem divulgar o convite',
    ],
  },
  experiment: {
    name: 'Experimento controlado randomizado',
    short: 'um experimento controlado randomizado',
    fits: 'as perguntas tratam do efeito de uma variável sobre outra e é possível decidir quem recebe a intervenção',
    course:
      'Os participantes são alocados aleatoriamente a um grupo de intervenção e a um grupo-controle, o desfecho é medido da mesma forma em ambos e a diferença é testada.',
    gather: 'Experimento randomizado com grupo-controle',
    analyse: 'Comparação entre grupos com tamanhos de efeito e intervalos de confiança',
    pros: [
      'É o delineamento mais forte para uma afirmação causal.',
      'A alocação aleatória equilibra o que não foi medido.',
      'O tamanho da amostra pode ser calculado antes do início.',
    ],
    cons: [
      'A intervenção precisa estar ao alcance de quem pesquisa e ser eticamente aceitável.',
      'Exige protocolo aprovado e participantes que permaneçam até o fim.',
      'Condições controladas nem sempre se transferem para a prática cotidiana.',
    ],
    techniques: [
      'Alocação aleatória a grupo de intervenção e grupo-controle',
      'Medição do desfecho antes e depois com o mesmo instrumento',
      'Registro de perdas e de desvios do protocolo',
    ],
    dataSources: [
      'Dados primários: medições dos participantes dos dois grupos',
      'Protocolo e diário do experimento',
    ],
  },
  'quasi-experiment': {
    name: 'Quase-experimento com grupo de comparação',
    short: 'um quase-experimento com grupo de comparação',
    fits: 'as perguntas tratam de um efeito, mas são outros que decidem quem recebe a intervenção',
    course:
      'Um grupo que recebe a intervenção é comparado, antes e depois, com um grupo semelhante que não a recebe, com ajuste das diferenças conhecidas.',
    gather: 'Pré-teste e pós-teste com grupo de comparação não equivalente',
    analyse: 'Diferença em diferenças com ajuste por covariáveis conhecidas',
    pros: [
      'Estima um efeito quando a alocação aleatória é impossível.',
      'Ocorre em condições reais.',
      'O grupo de comparação evita confundir tendência com efeito.',
    ],
    cons: [
      'Os grupos podem diferir naquilo que não foi medido.',
      'Depende de uma instituição que permita observar os dois grupos.',
      'Duas ondas de medição tomam tempo e perdem participantes.',
    ],
    techniques: [
      'Medição antes e depois com o mesmo instrumento',
      'Seleção do grupo de comparação por critérios explícitos',
      'Registro do que mais mudou no período',
    ],
    dataSources: [
      'Dados primários: medições dos dois grupos em duas ondas',
      'Registros da instituição sobre o andamento da intervenção',
    ],
  },
  'secondary-data': {
    name: 'Análise quantitativa de dados existentes',
    short: 'uma análise quantitativa de dados existentes',
    fits: 'as perguntas podem ser respondidas com dados já coletados por outros, desde que se encontre uma base com as variáveis',
    course:
      'Uma base pública ou institucional é escolhida por critérios explícitos, documentada, tratada e analisada com modelos de regressão definidos de antemão.',
    gather: 'Seleção, documentação e tratamento de dados existentes',
    analyse: 'Estatística descritiva e regressão sobre dados existentes',
    pros: [
      'Dispensa trabalho de campo: as horas vão para a análise.',
      'Amostras muito maiores do que uma tese poderia coletar.',
      'Outros podem repetir a análise com os mesmos dados.',
    ],
    cons: [
      'As variáveis são aquelas que outros escolheram medir.',
      'O acesso pode exigir solicitação e espera.',
      'A qualidade e os dados faltantes são os que se encontram.',
    ],
    techniques: [
      'Seleção de bases por critérios explícitos (cobertura, variáveis, período, licença)',
      'Extração e tratamento por script arquivado com o trabalho',
      'Dicionário de dados com a origem de cada variável',
    ],
    dataSources: [
      'Microdados públicos e portais de dados abertos de órgãos estatísticos e repositórios de pesquisa',
      'Dados publicados com os estudos encontrados na revisão',
    ],
  },
  simulation: {
    name: 'Estudo de simulação',
    short: 'um estudo de simulação',
    fits: 'as perguntas tratam do comportamento de um sistema em condições mais fáceis de modelar do que de observar',
    course:
      'Um modelo é especificado, implementado e verificado; os cenários são executados muitas vezes com sementes aleatórias diferentes e comparados.',
    gather: 'Especificação, implementação e verificação de um modelo de simulação',
    analyse: 'Comparação de cenários ao longo das replicações, com análise de sensibilidade',
    pros: [
      'Dispensa participantes e acesso a campo.',
      'As condições são totalmente controladas e podem ser repetidas com exatidão.',
      'Permite cenários que não poderiam ser testados na realidade.',
    ],
    cons: [
      'Os resultados valem na medida em que valem os pressupostos do modelo.',
      'A calibração requer valores empíricos de outras fontes.',
      'A programação leva mais tempo do que parece.',
    ],
    techniques: [
      'Execução de simulações segundo um plano de cenários',
      'Registro das medidas de resultado por replicação e semente',
      'Análise de sensibilidade dos parâmetros principais',
    ],
    dataSources: [
      'Dados sintéticos gerados pelo modelo',
      'Valores publicados para a calibração dos parâmetros',
    ],
  },
  'systematic-review': {
    name: 'Revisão sistemática da literatura',
    short: 'uma revisão sistemática da literatura',
    fits: 'as perguntas tratam do que já se sabe e os estudos necessários já foram publicados',
    course:
      'Estudos publicados são buscados em várias bases segundo um protocolo escrito, triados por critérios, avaliados e sintetizados.',
    gather: 'Busca sistemática, triagem e extração de dados',
    analyse: 'Avaliação da qualidade e síntese dos estudos incluídos',
    pros: [
      'Dispensa participantes, deslocamento e aprovação ética.',
      'O protocolo escrito torna cada decisão rastreável.',
      'Mostra o que se sabe e onde faltam evidências.',
    ],
    cons: [
      'Não responde ao que ninguém estudou.',
      'A triagem é longa, e um revisor sozinho erra mais do que dois.',
      'Estudos muito diferentes não podem ser combinados.',
    ],
    techniques: [
      'Busca em várias bases com a estratégia documentada para cada uma',
      'Triagem de títulos e resumos e depois de textos completos por critérios escritos',
      'Extração de dados com formulário testado em três estudos',
    ],
    dataSources: [
      'Bases bibliográficas escolhidas neste projeto',
      'Listas de referências e trabalhos que citam os estudos incluídos',
    ],
  },
  interviews: {
    name: 'Entrevistas semiestruturadas com análise temática',
    short: 'um estudo com entrevistas semiestruturadas',
    fits: 'as perguntas tratam de como as pessoas vivenciam e compreendem algo, em suas próprias palavras',
    course:
      'Pessoas que conhecem o tema por experiência própria são entrevistadas com um roteiro; as transcrições são codificadas e condensadas em temas.',
    gather: 'Entrevistas semiestruturadas',
    analyse: 'Análise temática reflexiva das transcrições',
    pros: [
      'Revela motivos e significados que nenhum questionário prevê.',
      'Números pequenos bastam quando o grupo é bem escolhido.',
      'Podem ser feitas por videochamada.',
    ],
    cons: [
      'Os resultados não fornecem frequências para uma população.',
      'Transcrever e codificar toma muitas horas por entrevista.',
      'O olhar de quem pesquisa molda a leitura e precisa ser refletido.',
    ],
    techniques: [
      'Entrevistas semiestruturadas de 45 a 60 minutos com roteiro',
      'Gravação em áudio e transcrição integral, com consentimento',
      'Notas de campo escritas no dia da entrevista',
    ],
    dataSources: [
      'Dados primários: pessoas selecionadas intencionalmente por critérios escritos',
      'Transcrições e notas de campo',
    ],
  },
  'case-study': {
    name: 'Estudo de caso',
    short: 'um estudo de caso',
    fits: 'as perguntas tratam de como e por que algo acontece em seu contexto',
    course:
      'Um caso, ou poucos, é estudado em seu contexto a partir de várias fontes de evidência, confrontadas entre si e com proposições prévias.',
    gather: 'Estudo de caso com várias fontes de evidência',
    analyse: 'Correspondência de padrões e triangulação de evidências do caso',
    pros: [
      'Responde a perguntas de como e por que em seu contexto.',
      'Várias fontes de evidência se confirmam ou se corrigem.',
      'Uma única organização acessível é suficiente.',
    ],
    cons: [
      'Generaliza para a teoria, não para uma população.',
      'Depende de acesso duradouro ao caso.',
      'Material numeroso e heterogêneo precisa ser mantido em ordem.',
    ],
    techniques: [
      'Entrevistas com pessoas de diferentes funções no caso',
      'Coleta de documentos do caso',
      'Protocolo e base de dados do estudo de caso que preservem o encadeamento das evidências',
    ],
    dataSources: [
      'Pessoas de diferentes funções no caso',
      'Documentos, registros e comunicação pública do caso',
    ],
  },
  'document-analysis': {
    name: 'Análise documental com análise de conteúdo',
    short: 'uma análise documental',
    fits: 'as respostas estão em leis, políticas ou outros documentos que podem ser lidos sem consultar ninguém',
    course:
      'Um corpus de documentos é delimitado por critérios explícitos, codificado com um sistema de categorias e interpretado.',
    gather: 'Delimitação e constituição de um corpus documental',
    analyse: 'Análise de conteúdo com sistema de categorias',
    pros: [
      'Documentos públicos dispensam participantes e aprovação ética.',
      'O material não muda por ser estudado e pode ser conferido por qualquer pessoa.',
      'Pode ser feita inteiramente a distância.',
    ],
    cons: [
      'Documentos dizem o que foi escrito, não o que foi feito.',
      'Alguns documentos faltam ou não são públicos.',
      'As categorias exigem cuidado para serem aplicadas de modo uniforme.',
    ],
    techniques: [
      'Busca em repositórios oficiais por critérios de inclusão escritos',
      'Codificação com sistema de categorias testado em parte do corpus',
      'Segunda codificação de uma parte após duas semanas para verificar a estabilidade',
    ],
    dataSources: [
      'Diários oficiais, bases de legislação e repositórios institucionais',
      'Relatórios e diretrizes de órgãos públicos',
    ],
  },
  'design-science': {
    name: 'Design science research',
    short: 'uma pesquisa em design science',
    fits: 'o objetivo é construir algo que resolva um problema e demonstrar que o resolve',
    course:
      'Os requisitos são extraídos da literatura e do contexto, um artefato é projetado e construído em iterações e avaliado em relação aos requisitos.',
    gather: 'Projeto e construção do artefato em iterações',
    analyse: 'Avaliação do artefato em relação aos requisitos',
    pros: [
      'Entrega algo utilizável além do conhecimento.',
      'Cada iteração mostra cedo se a ideia se sustenta.',
      'A avaliação pode ir do parecer de especialistas ao teste em campo.',
    ],
    cons: [
      'A construção tende a consumir o tempo reservado à avaliação.',
      'É preciso argumentar o que há de novo além do artefato.',
      'Exige competências técnicas desde o primeiro mês.',
    ],
    techniques: [
      'Levantamento de requisitos na literatura e em soluções comparáveis',
      'Registro das decisões de projeto em cada iteração',
      'Sessões de avaliação com especialistas: cenários de teste, lista de verificação dos requisitos e entrevista breve',
    ],
    dataSources: [
      'Requisitos e diário de projeto do artefato',
      'Resultados dos cenários de teste, notas e comentários dos especialistas',
    ],
  },
  'mixed-sequential': {
    name: 'Métodos mistos em sequência explanatória: survey seguido de entrevistas',
    short: 'um estudo de métodos mistos em sequência explanatória',
    fits: 'as perguntas tratam tanto de como as variáveis se relacionam quanto dos motivos, de modo que números e relatos precisam ser integrados',
    course:
      'Primeiro se analisa um survey; seus resultados definem quem será entrevistado e sobre o quê; as duas etapas se integram na interpretação.',
    gather: 'Survey seguido de entrevistas com respondentes selecionados',
    analyse: 'Regressão e análise temática, integradas em um quadro conjunto',
    pros: [
      'Os números mostram o padrão, as entrevistas o explicam.',
      'A fragilidade de uma etapa é compensada pela outra.',
      'Os entrevistados podem ser escolhidos por seus resultados no survey.',
    ],
    cons: [
      'Duas etapas completas exigem as horas de ambas.',
      'A segunda etapa só começa quando a primeira termina.',
      'Exige competências estatísticas e qualitativas.',
    ],
    techniques: [
      'Questionário estruturado on-line com escalas validadas',
      'Entrevistas semiestruturadas com respondentes escolhidos por seus resultados',
      'Quadro conjunto que põe números e temas lado a lado',
    ],
    dataSources: [
      'Dados primários: respostas de pessoas que atendem aos critérios de inclusão',
      'Entrevistas com respondentes que aceitaram novo contato',
    ],
  },
}
