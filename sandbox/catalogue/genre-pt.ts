import { capital, pt } from './contraction'
import type { GenreSentences } from './prose'

/** Portuguese sentences that fit one kind of study only; where a genre has none, the general ones serve. */
export const genresPt: GenreSentences = {
  qualitative: {
    analysis: [
      () =>
        'O material foi codificado em várias rodadas, e os temas foram acordados pela equipe de pesquisa.',
      () => 'Utilizou-se análise temática reflexiva, e os participantes comentaram uma primeira síntese.',
      (s) => `Notas de campo e transcrições foram lidas à luz de relatos anteriores sobre ${s.x}.`,
    ],
    result: {
      up: [
        (s) => `Os participantes descreveram aumento ${pt.de(s.y)}, que a maioria atribuiu ${pt.a(s.x)}.`,
        (s) =>
          `Em todos os casos, ${s.x} apareceu ligado ao aumento ${pt.de(s.y)}, sobretudo onde as equipes participaram das decisões.`,
      ],
      down: [
        (s) => `Os participantes descreveram redução ${pt.de(s.y)}, que a maioria atribuiu ${pt.a(s.x)}.`,
        (s) => `Os relatos associam ${s.x} à diminuição ${pt.de(s.y)}, embora difiram nos detalhes.`,
      ],
      none: [
        (s) =>
          `Os relatos foram heterogêneos, e não se identificou mudança clara ${pt.em(s.y)} ligada ${pt.a(s.x)}.`,
        (s) =>
          `A maioria dos participantes não percebeu diferença ${pt.em(s.y)} que pudesse atribuir ${pt.a(s.x)}.`,
      ],
    },
    second: [
      (s) => `${capital(s.y2)} surgiu como tema próprio, ligado à confiança e ao tempo disponível.`,
      () => 'Tensões entre as normas formais e a rotina atravessaram todos os relatos.',
      (s) =>
        `A falta de formação e a indefinição de papéis foram apontadas como as principais barreiras ${pt.a(s.x)}.`,
    ],
    limitation: [
      () =>
        'Por se tratar de estudo qualitativo com amostra pequena, não se permite generalização estatística.',
      (s) => `Uma limitação é que foram ouvidos apenas ${s.pop} que aceitaram participar.`,
    ],
  },
  computing: {
    analysis: [
      () => 'São relatados tamanhos de efeito, com correção para comparações múltiplas.',
      () =>
        'Todas as configurações foram ajustadas com o mesmo orçamento, e o código e as partições de dados estão disponíveis.',
    ],
    second: [
      (s) => `O custo em termos ${pt.de(s.y2)} foi moderado e dependeu do tamanho da entrada.`,
      (s) => `A análise de erros mostra que a maioria das falhas vem de ${s.k} situações recorrentes.`,
    ],
    limitation: [
      () => 'Uma limitação é o uso exclusivo de dados públicos, que podem não refletir o uso em produção.',
      (s) => `Entre as ameaças à validade estão a escolha de ${s.pop} e um único ambiente de medição.`,
    ],
  },
  nature: {
    analysis: [
      () => 'Os tratamentos foram comparados por análise de variância seguida do teste de Tukey a 5%.',
      () => 'Foram ajustados modelos aditivos generalizados, com local e ano como efeitos aleatórios.',
      () => 'A incerteza foi propagada por simulação de Monte Carlo.',
    ],
    second: [
      (s) => `A resposta ${pt.de(s.y2)} seguiu a mesma direção, porém mais fraca.`,
      (s) => `O efeito estabilizou-se após ${s.months} meses.`,
      (s) => `Interações com a estação do ano explicaram parte da variação ${pt.de(s.y2)}.`,
    ],
    limitation: [
      (s) => `As observações limitam-se a ${s.pop} ${s.place} e ao período estudado.`,
      () => 'Uma limitação é que a estabilidade de longo prazo não pôde ser avaliada.',
      () => 'Como as condições foram controladas, os resultados em campo podem ser diferentes.',
    ],
  },
  texts: {
    analysis: [
      () => 'As categorias foram derivadas do material e discutidas com dois leitores externos.',
      () => 'Registraram-se argumentos, medidas e precedentes citados em cada documento.',
    ],
    result: {
      up: [
        (s) => `Em ${s.percent}% dos documentos, ${s.x} foi associado ao aumento ${pt.de(s.y)}.`,
        (s) => `A análise mostra fortalecimento ${pt.de(s.y)} onde se invoca ${s.x}.`,
      ],
      down: [
        (s) => `Em ${s.percent}% dos documentos, ${s.x} foi associado à redução ${pt.de(s.y)}.`,
        (s) => `A análise mostra queda ${pt.de(s.y)} onde se invoca ${s.x}.`,
      ],
      none: [(s) => `Os documentos não mostram relação consistente entre ${s.x} e ${s.y}.`],
    },
    second: [
      (s) => `As referências ${pt.a(s.y2)} são frequentes, mas raramente fundamentadas.`,
      (s) => `Encontraram-se diferenças marcantes entre regiões quanto ${pt.a(s.y2)}.`,
    ],
    limitation: [
      () =>
        'O estudo limita-se a documentos publicados, de modo que a prática por trás deles fica fora de vista.',
      (s) =>
        `Uma limitação é o período coberto, de ${s.yearFrom} a ${s.yearTo}, anterior a reformas recentes.`,
    ],
  },
  synthesis: {
    analysis: [
      () =>
        'Os efeitos foram combinados por modelo de efeitos aleatórios, e a heterogeneidade foi examinada por subgrupos.',
      () => 'Os achados foram agrupados por desenho e contexto e sintetizados de forma narrativa.',
      () => 'A certeza da evidência foi graduada para cada desfecho.',
    ],
    second: [
      (s) => `Apenas um terço dos estudos relatou dados sobre ${s.y2}.`,
      (s) => `A evidência sobre ${s.y2} foi escassa e concentrada em ${s.k} países.`,
      () => 'A heterogeneidade foi alta e não se explicou pela qualidade dos estudos.',
    ],
    limitation: [
      () => 'A revisão é limitada pela qualidade dos estudos primários e por possível viés de publicação.',
      () => 'Uma limitação é a restrição a três idiomas.',
    ],
  },
}
