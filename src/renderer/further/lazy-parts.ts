import { lazy } from 'react'
import { loadFurtherTexts } from '../../questions/load-further'

const load = () => import('./parts')
const loadBoth = () => Promise.all([load(), loadFurtherTexts()])

export const FurtherInput = lazy(async () => {
  await loadBoth()
  return { default: (await load()).FurtherInput }
})
export const Note = lazy(async () => {
  await loadBoth()
  return { default: (await load()).Note }
})
