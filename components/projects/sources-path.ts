/** Where a project goes on. */
export function sourcesPath(projectId: string): string {
  return `/projects/${encodeURIComponent(projectId)}/sources`
}
