import { expect, it } from 'vitest'
import { fakeMachine } from './fake-machine'
import { findJava, majorVersion } from './java'

const JAVA_17 = 'openjdk version "17.0.15" 2025-04-15'
const JAVA_25 = 'openjdk version "25" 2025-09-16'

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_391"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21.0.2" 2024-01-16', 21],
  ['command not found', 0],
])('reads the major number of %s', (output, major) => {
  expect(majorVersion(output)).toBe(major)
})

it('prefers JAVA_HOME, then the PATH, then the usual folders', () => {
  const javas = { '/opt/mine': JAVA_25, '/usr': JAVA_25, '/usr/lib/jvm/temurin-25': JAVA_25 }
  const env = { JAVA_HOME: '/opt/mine', PATH: '/bin:/usr/bin' }
  expect(findJava(fakeMachine({ env, javas })).home).toBe('/opt/mine')
  expect(findJava(fakeMachine({ env: { PATH: env.PATH }, javas })).home).toBe('/usr')
  expect(findJava(fakeMachine({ javas })).home).toBe('/usr/lib/jvm/temurin-25')
})

it('skips a Java that is too old', () => {
  const javas = { '/usr': JAVA_17, '/usr/lib/jvm/temurin-25': JAVA_25 }
  expect(findJava(fakeMachine({ env: { PATH: '/usr/bin' }, javas }))).toEqual({
    home: '/usr/lib/jvm/temurin-25',
    major: 25,
  })
})

it('says in one sentence that Java is missing and how to get it', () => {
  expect(() => findJava(fakeMachine({}))).toThrow(
    /^Java is missing: install a JDK 21 or newer .*JAVA_HOME at one\.$/,
  )
})

it('says in one sentence that the only Java is too old', () => {
  const machine = fakeMachine({ env: { PATH: '/usr/bin' }, javas: { '/usr': JAVA_17 } })
  expect(() => findJava(machine)).toThrow(
    /^Java 17 is too old for the Firebase emulators: install a JDK 21 or newer .*JAVA_HOME at one\.$/,
  )
})
