import { lazy } from 'react'
import { loadFurtherTexts } from '../../questions/load-further'

const load = () => import('./parts')
/** Loads what draws further kinds, with their texts. */
export const loadFurtherParts = () => Promise.all([load(), loadFurtherTexts()])

export const FurtherInput = lazy(async () => {
  await loadFurtherParts()
  return { default: (await load()).FurtherInput }
})
export const Note = lazy(async () => {
  await loadFurtherParts()
  return { default: (await load()).Note }
})
