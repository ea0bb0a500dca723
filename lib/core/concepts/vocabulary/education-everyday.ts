import type { VocabularyPart } from './vocabulary-part'

export const educationEveryday: VocabularyPart = {
  field: 'education',
  role: null,
  lines: [
    'breakfast clubs; school breakfast | café da manhã escolar; clubes de café da manhã | desayunos escolares; clubes de desayuno',
    'grammatical errors; grammar mistakes; language errors | desvios gramaticais; erros gramaticais; erros de português | errores gramaticales; errores lingüísticos',
    'calligraphy; handwriting | caligrafia; escrita à mão; escrita manual | caligrafía; escritura a mano',
    'evening classes; night school; evening schools | ensino noturno; ensino médio noturno; educação noturna | educación nocturna; escuelas nocturnas',
    'teaching assistants; classroom assistants | auxiliares de sala; assistentes de ensino; monitores escolares | asistentes de enseñanza; auxiliares de aula',
    'school meals staff; school cooks | merendeiras; cozinheiras escolares | cocineras escolares; personal de comedor escolar',
    'private tutoring; shadow education; private lessons | aulas particulares; reforço escolar | clases particulares; apoyo escolar privado; refuerzo escolar',
    'phonics screening; phonics screening check | avaliação da consciência fonológica; triagem fônica | cribado fonológico; evaluación fónica',
    'school radio; educational radio | rádio escolar; rádio na escola | radio escolar; radio educativa',
    'class size; number of pupils per class | tamanho das turmas; número de alunos por turma | tamaño de la clase; número de alumnos por aula',
    'school uniforms | uniforme escolar | uniforme escolar obligatorio; uniformes escolares',
    'homesickness | saudade de casa; saudade da família | añoranza; nostalgia del hogar',
    'swear words; swearing; profanity; taboo words | palavrões; linguagem tabu; xingamentos | palabrotas; malas palabras; lenguaje tabú; groserías',
    'nicknames; naming practices | apelidos; alcunhas | apodos; sobrenombres',
    'Andean Spanish | espanhol andino | español andino',
  ],
}
