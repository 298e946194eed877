import { expect, it } from 'vitest'
import { withoutRegistering } from './own-copy'

const CODE =
  'function registerAuth(platform) {}\nconst one = 1\nregisterAuth("Browser" /* BROWSER */);\nexport { one }'

it('NAV-01 a copy of the SDK keeps no accounts', () => {
  expect(withoutRegistering(CODE)).toBe('function registerAuth(platform) {}\nconst one = 1\n\nexport { one }')
})

it('NAV-01 a file of the SDK that registers nothing stays as it is', () => {
  expect(withoutRegistering('export { one } from "./index-1.js"')).toBeNull()
})

it('NAV-01 an SDK that registers in an unknown way is refused', () => {
  expect(() => withoutRegistering(`${CODE}\nregisterAuth("Worker");`)).toThrow('more than once')
})
