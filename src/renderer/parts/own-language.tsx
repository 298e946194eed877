import type { ReactNode } from 'react'

/** Words of the form that have no translation, marked as the language that they are in. */
export const inOwnLanguage = (words: string, tag: string | undefined): ReactNode =>
  tag && words ? <span lang={tag}>{words}</span> : words
