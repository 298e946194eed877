import type { Plugin } from 'vite'

/** Numbers that offices give. Only whether one is right is asked: not what it is called, why it is none, or its form. */
const NUMBERS = ['ar/cbu', 'ar/cuit', 'ar/dni', 'es/cif', 'es/dni', 'es/nie', 'es/nif']
const ABOUT_IT = /^ {4}(?:(?:name|localName|abbreviation): .*|(?:compact|format)\(input\) \{[^]*?^ {4}\}),$/gm

/** Libraries that strangers load, and what of them nobody calls: methods are never left out by themselves. */
export const LIGHT = {
  /** Direction, of which the product has its own list, and copies of the whole. */
  'i18next/dist/esm/i18next.js': [
    /^ {2}dir\(lng\) \{[^]*?^ {2}\}$/m,
    /^ {2}cloneInstance\(options = \{\}, callback = noop\) \{[^]*?^ {2}\}$/m,
  ],
  /** Signs that look like those of a keyboard: what is written is read as these before it is checked (`cleanValue`). */
  'stdnum/lib/esm/util/strings/clean.js': [/(?<=^const mapped = \{\n)[^]*?(?=^\};$)/m],
  'stdnum/lib/esm/exceptions.js': [/^ {4}constructor\(msg = [^]*?^ {4}\}$/gm],
  ...Object.fromEntries(NUMBERS.map((name) => [`stdnum/lib/esm/${name}.js`, [ABOUT_IT]])),
}

/** A library without some of its parts; null where it is written another way than it was. */
export const without = (unused: readonly RegExp[], code: string): string | null =>
  unused.every((part) => code.search(part) >= 0)
    ? unused.reduce((rest, part) => rest.replace(part, ''), code)
    : null

/** Leaves {@link LIGHT} out of what is built. */
export function lightLibrariesPlugin(): Plugin {
  const files = Object.entries(LIGHT)
  return {
    name: 'light-libraries',
    apply: 'build',
    transform: {
      filter: {
        id: files.map(([file]) => new RegExp(`/node_modules/${file.replaceAll('.', String.raw`\.`)}$`)),
      },
      handler(code, id) {
        const [, unused = []] = files.find(([file]) => id.endsWith(file)) ?? []
        const light = without(unused, code)
        if (light === null) this.error(`${id} is written another way now: see light-libraries.ts.`)
        return { code: light, map: null }
      },
    },
  }
}
