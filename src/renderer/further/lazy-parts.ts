import { lazy } from 'react'
import type { Section } from '../../domain/form/section'
import { loadFurtherTexts } from '../../questions/load-further'

const load = () => import('./parts')
/** Loads what draws further kinds, with their texts, and what the inputs of these sections load by themselves. */
export const loadFurtherParts = async (secciones: Section[] = []) =>
  (await Promise.all([load(), loadFurtherTexts()]))[0].loadInputs(secciones)

export const FurtherInput = lazy(async () => {
  await loadFurtherParts()
  return { default: (await load()).FurtherInput }
})
export const Note = lazy(async () => {
  await loadFurtherParts()
  return { default: (await load()).Note }
})
