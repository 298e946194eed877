import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import answering from '../../../locales/es/answering.json'
import common from '../../../locales/es/common.json'
import completion from '../../../locales/es/completion.json'
import editor from '../../../locales/es/editor.json'
import kinds from '../../../locales/es/kinds.json'
import place from '../../../locales/es/place.json'
import staff from '../../../locales/es/staff.json'
import statistics from '../../../locales/es/statistics.json'
import { QUESTION_KINDS } from '../../domain/form/kinds'
import { initI18n } from '../../lib/i18n'
import { Gallery } from './Gallery'
import { openSamples, statesOf } from './samples'

const sourcesOf = (files: Record<string, string>) =>
  Object.entries(files).filter(([path]) => !path.includes('.test.'))
const shown = sourcesOf(
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true }),
)
const pieces = sourcesOf(
  import.meta.glob<string>('../../ui/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)

const importsOf = (source: string): string[] =>
  [...source.matchAll(/from '(?:\.[./]*\/)([^']+)'/g)].map(([, path = '']) => path.replace(/^ui\//, ''))

it('each piece of src/ui is in the gallery, by itself or as a part of another', () => {
  const inGallery = shown.flatMap(([, source]) => importsOf(source))
  const parts = pieces.flatMap(([, source]) => importsOf(source)).map((path) => path.split('/').at(-1))
  const missing = pieces
    .map(([path]) => path.replace('../../ui/', '').replace('.tsx', ''))
    .filter((piece) => !inGallery.includes(piece) && !parts.includes(piece.split('/').at(-1)))
  expect(pieces.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

/** What is said of the one that is wrong. */
const WRONG =
  /^(Responda esta pregunta|Debe contestar|Elija|Escriba (una|un|el)|Revise|Ponga en orden|Marque el lugar en el mapa;|El texto cambió)/

it('each question type is in the gallery in all its states', async () => {
  // One piece is drawn to fail, and React says so.
  vi.spyOn(console, 'error').mockReturnValue()
  await initI18n('es', { es: { answering, common, completion, editor, kinds, place, staff, statistics } })
  render(<Gallery samples={await openSamples()} />)
  for (const kind of QUESTION_KINDS) {
    const piece = within(await screen.findByRole('article', { name: new RegExp(`^${kind} ·`) }))
    const states = piece.getAllByRole('figure').map((state) => state.firstElementChild?.textContent)
    expect(states).toEqual([
      ...statesOf(kind),
      'read',
      'read, empty',
      'in the editor',
      'in the editor, selected',
    ])
    if (kind === 'note' || kind === 'grid') continue
    expect(await piece.findAllByText(WRONG)).toHaveLength(1)
    expect(piece.getAllByText('Ya respondida')).toHaveLength(3)
  }
  // All pieces of the product at once take their time where other programs work too.
}, 90_000)
