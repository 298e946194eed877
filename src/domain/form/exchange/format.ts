/** The file in which a form travels from one municipality to another. */

import { MAX_DESCRIPTION, MAX_WORDS } from '../fields'

/** The name of the format in a file. */
export const FORMAT = 'muniformularios/formulario'
/** Grows when files can no longer be read as before; a file with a higher one is refused. */
export const FORMAT_VERSION = 1

/** Most bytes of a file; looked at before anything is read. */
export const MAX_FORM_FILE_BYTES = 2 * 1024 * 1024

/** What a file may contain: far above any real form, far below what slows a browser down. */
export const MAX_IN_FILE = {
  /** Brackets within brackets; a form needs ten. */
  depth: 20,
  sections: 300,
  conditions: 100,
  /** Of the whole form. */
  questions: 3_000,
  /** Of one question. */
  options: 1_000,
  /** Of one question. */
  checks: 50,
  /** Of the whole form. */
  allOptions: 20_000,
  states: 60,
  signatures: 20,
  payments: 50,
  /** Characters of the form's title; the rules of the store take no more. */
  title: 500,
  /** Characters of a question, an option, an address. */
  words: MAX_WORDS,
  /** Characters of a description. */
  text: MAX_DESCRIPTION,
} as const
