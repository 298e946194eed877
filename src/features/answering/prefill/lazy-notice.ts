import { lazy } from 'react'

export const PrefilledNotice = lazy(async () => ({
  default: (await import('./PrefilledNotice')).PrefilledNotice,
}))
