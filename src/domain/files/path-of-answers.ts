const FOLDERS = ['imagenes', 'documentos', 'videos', 'audios']

/** Whether files of answers lie there, and nothing else: a folder of theirs, a form, a name. */
export function isPathOfAnswers(path: string): boolean {
  const [folder = '', form, name, ...deeper] = path.split('/')
  return FOLDERS.includes(folder) && Boolean(form) && Boolean(name) && deeper.length === 0
}
