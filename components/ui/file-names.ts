/** What a file is called by its format, on every page: by its program where students know that, not by its ending. */
export const fileNames = {
  pdf: 'PDF',
  docx: 'Word',
  md: 'Markdown',
  tex: 'LaTeX',
  ris: 'RIS',
  bib: 'BibTeX',
} as const
