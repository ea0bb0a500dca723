/** What stands before the name of a degree and is said by the sentence that names it: "Curso de", "Programa de". */
const PREFIX = /^(?:(?:curso|programa|carrera)\s+de\s+)+/iu

/** The program as a sentence names it that already says "course" or "programme": "Curso de Mestrado em Letras" is "Mestrado em Letras". */
export function programName(program: string): string {
  const told = program.trim()
  return told.replace(PREFIX, '').trim() || told
}
