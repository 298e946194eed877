import { Fragment, type ReactNode } from 'react'

/** Signs that stand in no text, one for each part. */
const MARKS = ['\uE000', '\uE001']
const BETWEEN = new RegExp(`([${MARKS.join('')}])`, 'u')

/**
 * A text of the page with words in it that say which language they are in, wherever its translation puts them:
 * `sentence((title) => t('form.gone', { title }), <bdi lang="es">Luz</bdi>)`.
 */
export const sentence = (write: (...marks: string[]) => string, ...parts: ReactNode[]): ReactNode =>
  write(...MARKS)
    .split(BETWEEN)
    .map((piece, at) => {
      const part = MARKS.indexOf(piece)
      return <Fragment key={at}>{part < 0 ? piece : parts[part]}</Fragment>
    })
