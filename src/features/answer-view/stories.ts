import { createContext, useContext } from 'react'
import type { Stories } from '../../domain/correction/story'

const NONE: Stories = { at: () => null, size: 0 }

export const StoriesContext = createContext<Stories>(NONE)

/** What happened to each place of the answer that is shown (VIEW-03). */
export const useStories = (): Stories => useContext(StoriesContext)
