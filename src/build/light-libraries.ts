import type { Plugin } from 'vite'

/** Libraries that strangers load, and what of them nobody calls: methods are never left out by themselves. */
export const LIGHT = {
  /** Direction, of which the product has its own list, and copies of the whole. */
  'i18next/dist/esm/i18next.js': [
    /^ {2}dir\(lng\) \{[^]*?^ {2}\}$/m,
    /^ {2}cloneInstance\(options = \{\}, callback = noop\) \{[^]*?^ {2}\}$/m,
  ],
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
