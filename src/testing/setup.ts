import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A busy machine draws a table of controls slowly; what is there at once is still found at once.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })

afterEach(cleanup)
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
