import { down, type Field, say, topic, up } from '../phrase'

export const computerScience: Field = {
  id: 'computer-science',
  name: say('computer science', 'a ciência da computação', 'la informática'),
  kind: 'computing',
  category: 'cs.SE',
  populations: [
    say('open-source projects', 'projetos de código aberto', 'proyectos de código abierto'),
    say('code repositories', 'repositórios de código', 'repositorios de código'),
    say('industrial systems', 'sistemas industriais', 'sistemas industriales'),
    say('web applications', 'aplicações web', 'aplicaciones web'),
  ],
  topics: [
    topic(
      say(
        'microservice architectures',
        'as arquiteturas de microsserviços',
        'las arquitecturas de microservicios',
      ),
      up('scalability', 'a escalabilidade', 'la escalabilidad'),
      up('operational complexity', 'a complexidade operacional', 'la complejidad operativa'),
    ),
    topic(
      say('modern code review', 'a revisão de código', 'la revisión de código'),
      down('defect density', 'a densidade de defeitos', 'la densidad de defectos'),
      up('knowledge sharing', 'o compartilhamento de conhecimento', 'el intercambio de conocimiento'),
    ),
    topic(
      say(
        'automated software testing',
        'o teste automatizado de software',
        'las pruebas automatizadas de software',
      ),
      up('fault detection', 'a detecção de falhas', 'la detección de fallos'),
      down('maintenance effort', 'o esforço de manutenção', 'el esfuerzo de mantenimiento'),
    ),
    topic(
      say('blockchain', 'a tecnologia blockchain', 'la tecnología blockchain'),
      up(
        'traceability of transactions',
        'a rastreabilidade das transações',
        'la trazabilidad de las transacciones',
      ),
      up('energy consumption', 'o consumo de energia', 'el consumo de energía'),
    ),
    topic(
      say('edge computing', 'a computação de borda', 'la computación en el borde'),
      down('response latency', 'a latência de resposta', 'la latencia de respuesta'),
      up('battery life', 'a autonomia dos dispositivos', 'la autonomía de los dispositivos'),
    ),
    topic(
      say(
        'cybersecurity awareness training',
        'o treinamento em segurança da informação',
        'la formación en ciberseguridad',
      ),
      down('phishing susceptibility', 'a suscetibilidade a phishing', 'la susceptibilidad al phishing'),
      up('incident reporting', 'a notificação de incidentes', 'la notificación de incidentes'),
    ),
    topic(
      say('continuous delivery pipelines', 'a entrega contínua', 'la entrega continua'),
      up('deployment frequency', 'a frequência de implantação', 'la frecuencia de despliegue'),
      down('time to recovery', 'o tempo de recuperação', 'el tiempo de recuperación'),
    ),
    topic(
      say(
        'web accessibility guidelines',
        'as diretrizes de acessibilidade na web',
        'las pautas de accesibilidad web',
      ),
      up(
        'usability for blind users',
        'a usabilidade para pessoas cegas',
        'la usabilidad para personas ciegas',
      ),
      down('navigation errors', 'a taxa de erros de navegação', 'la tasa de errores de navegación'),
    ),
    topic(
      say('technical debt management', 'a gestão da dívida técnica', 'la gestión de la deuda técnica'),
      up(
        'developer productivity',
        'a produtividade dos desenvolvedores',
        'la productividad de los desarrolladores',
      ),
      down('release delays', 'o atraso de versões', 'el retraso de versiones'),
    ),
  ],
}
