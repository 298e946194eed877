import { lazy } from 'react'

/** Loads what draws grids as tables: forms without one load none of it. */
export const loadGrid = () => import('./GridList')

export const GridList = lazy(async () => ({ default: (await loadGrid()).GridList }))
