import { expect, it } from 'vitest'
import { withoutRegistering } from './own-copy'

const CODE =
  'function registerAuth(platform) {}\nconst one = 1\nregisterAuth("Browser" /* BROWSER */);\nexport { one }'

it('NAV-01 a copy of the SDK holds no accounts', () => {
  expect(withoutRegistering(CODE)).toBe('function registerAuth(platform) {}\nconst one = 1\n\nexport { one }')
})

it('NAV-01 a file of the SDK that does not register stays', () => {
  expect(withoutRegistering('export { one } from "./index-1.js"')).toBeNull()
})

it('NAV-01 refuses an SDK that registers in a way it does not know', () => {
  expect(() => withoutRegistering(`${CODE}\nregisterAuth("Worker");`)).toThrow('more than once')
})
