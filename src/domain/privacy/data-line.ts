import { ACTIVITIES, NOBODYS, type DataLine } from './data-map'

const matches = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part === '{}' || part === given[at])
}

/** What the table says of a document or a file: null where it has no line, `nobody` where nobody's data lie. */
export function lineOf(where: 'store' | 'files', path: string): DataLine | 'nobody' | null {
  const found = ACTIVITIES.flatMap(({ lines }) => lines).find((one) =>
    one[where].some((template) => matches(template, path)),
  )
  return found ?? (NOBODYS[where].some((template) => matches(template, path)) ? 'nobody' : null)
}
