import { down, type Field, say, topic, up } from '../phrase'

export const artificialIntelligence: Field = {
  id: 'artificial-intelligence',
  name: say('artificial intelligence', 'a inteligência artificial', 'la inteligencia artificial'),
  kind: 'computing',
  category: 'cs.AI',
  populations: [
    say('labelled documents', 'documentos rotulados', 'documentos etiquetados'),
    say('medical images', 'imagens médicas', 'imágenes médicas'),
    say('simulated agents', 'agentes simulados', 'agentes simulados'),
    say('user sessions', 'sessões de usuários', 'sesiones de usuarios'),
  ],
  topics: [
    topic(
      say('large language models', 'os grandes modelos de linguagem', 'los grandes modelos de lenguaje'),
      up('factual accuracy', 'a precisão factual', 'la precisión factual'),
      down('hallucination', 'a alucinação', 'la alucinación'),
      say('GPT, generative artificial intelligence', 'GPT, IA generativa', 'GPT, IA generativa'),
    ),
    topic(
      say(
        'retrieval-augmented generation',
        'a geração aumentada por recuperação',
        'la generación aumentada por recuperación',
      ),
      up('answer faithfulness', 'a fidelidade das respostas', 'la fidelidad de las respuestas'),
      up('inference cost', 'o custo de inferência', 'el coste de inferencia'),
    ),
    topic(
      say(
        'deep learning for medical imaging',
        'o aprendizado profundo em imagens médicas',
        'el aprendizaje profundo en imágenes médicas',
      ),
      up('diagnostic sensitivity', 'a sensibilidade diagnóstica', 'la sensibilidad diagnóstica'),
      down('reading time', 'o tempo de leitura', 'el tiempo de lectura'),
    ),
    topic(
      say(
        'explainable artificial intelligence',
        'a inteligência artificial explicável',
        'la inteligencia artificial explicable',
      ),
      up('user trust', 'a confiança dos usuários', 'la confianza de los usuarios'),
      up('decision quality', 'a qualidade da decisão', 'la calidad de la decisión'),
    ),
    topic(
      say('federated learning', 'o aprendizado federado', 'el aprendizaje federado'),
      up('data privacy', 'a privacidade dos dados', 'la privacidad de los datos'),
      up('communication overhead', 'o custo de comunicação', 'el coste de comunicación'),
    ),
    topic(
      say('recommender systems', 'os sistemas de recomendação', 'los sistemas de recomendación'),
      up('click-through rate', 'a taxa de cliques', 'la tasa de clics'),
      down('exposure diversity', 'a diversidade de exposição', 'la diversidad de exposición'),
    ),
    topic(
      say(
        'deep reinforcement learning',
        'o aprendizado por reforço profundo',
        'el aprendizaje por refuerzo profundo',
      ),
      up('sample efficiency', 'a eficiência amostral', 'la eficiencia muestral'),
      down('traffic delay', 'o atraso no tráfego', 'la demora del tráfico'),
    ),
    topic(
      say(
        'bias mitigation in machine learning',
        'a mitigação de vieses no aprendizado de máquina',
        'la mitigación de sesgos en el aprendizaje automático',
      ),
      up('algorithmic fairness', 'a justiça algorítmica', 'la equidad algorítmica'),
      down('predictive accuracy', 'a acurácia preditiva', 'la exactitud predictiva'),
    ),
    topic(
      say(
        'sentiment analysis with transformers',
        'a análise de sentimentos com transformers',
        'el análisis de sentimientos con transformers',
      ),
      up('classification accuracy', 'a acurácia de classificação', 'la exactitud de clasificación'),
      down('annotation effort', 'o esforço de anotação', 'el esfuerzo de anotación'),
    ),
  ],
}
