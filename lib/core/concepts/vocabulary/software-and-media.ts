import type { VocabularyPart } from './vocabulary-part'

export const softwareAndMedia: VocabularyPart = {
  field: 'computing',
  role: null,
  lines: [
    'password managers; password manager | gerenciadores de senhas; gerenciador de senhas | gestores de contraseñas; gestor de contraseñas; administradores de contraseñas',
    'two-factor authentication; multi-factor authentication | autenticação em dois fatores; autenticação multifator | autenticación en dos pasos; autenticación de dos factores',
    'plagiarism detection; plagiarism detection software | detecção de plágio; softwares antiplágio | detección de plagio; programas antiplagio',
    'AI-generated art; AI art | arte gerada por IA; arte com inteligência artificial | arte generado por IA; arte con inteligencia artificial',
    'surveillance | vigilância; vigilância em massa | vigilancia',
    'software; computer programs | software; programas de computador | software; programas informáticos',
    'computers; personal computers | computadores; computador pessoal | computadoras; ordenadores',
    'smartphone cameras; phone cameras | câmeras de celular; câmera de celular | cámaras de celular; cámaras de teléfonos móviles',
    'microphones; microphone | microfones; microfone | micrófonos; micrófono',
    'search engines; web search engines | buscadores; motores de busca | buscadores; motores de búsqueda',
    'right to information | liberdade de informação; direito à informação | libertad de información; derecho a la información',
    'doomscrolling; excessive news consumption | doomscrolling; consumo excessivo de notícias | doomscrolling; consumo excesivo de noticias',
    'chat commerce | comércio por mensagem | comercio por mensajería',
    'medical image classification | classificação de imagens médicas | clasificación de imágenes médicas',
    'real time | tempo real | tiempo real; sistemas en tiempo real',
  ],
}
