/** A catalogue's texts by their whole key, `login.errors.credentials` → text. */
export type Texts = ReadonlyMap<string, string>

/** Texts by namespace. */
export type Catalogues = ReadonlyMap<string, Texts>

/** A catalogue as it is written, flattened. Anything but nested objects of texts is a text that nobody can read. */
export function flatten(tree: unknown, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  if (typeof tree !== 'object' || tree === null)
    return texts.set(prefix, typeof tree === 'string' ? tree : '')
  for (const [name, value] of Object.entries(tree)) {
    for (const [key, text] of flatten(value, prefix === '' ? name : `${prefix}.${name}`)) texts.set(key, text)
  }
  return texts
}

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name))].sort().join(', ')

function differences(namespace: string, language: string, base: Texts, texts: Texts): string[] {
  const at = (key: string) => `locales/${language}/${namespace}.json: ${key}`
  const faults: string[] = []
  for (const [key, text] of base) {
    const translated = texts.get(key)
    if (translated === undefined) faults.push(`${at(key)} is missing`)
    else if (placeholders(translated) !== placeholders(text)) {
      faults.push(`${at(key)} has {{${placeholders(translated)}}} where es has {{${placeholders(text)}}}`)
    }
  }
  for (const [key, text] of texts) {
    if (!base.has(key)) faults.push(`${at(key)} is not in es`)
    if (text.trim() === '') faults.push(`${at(key)} is empty`)
  }
  return faults
}

/** What is wrong in a language when Spanish is the measure: missing, extra and empty texts, other placeholders. */
export function translationFaults(language: string, base: Catalogues, translated: Catalogues): string[] {
  const namespaces = new Set([...base.keys(), ...translated.keys()])
  return [...namespaces].flatMap((namespace) => {
    const [wanted, found] = [base.get(namespace), translated.get(namespace)]
    if (!wanted) return [`locales/${language}/${namespace}.json is not in es`]
    if (!found) return [`locales/${language}/${namespace}.json is missing`]
    return differences(namespace, language, wanted, found)
  })
}

/** What is wrong with words that replace a few of a language: none to replace, other placeholders, or the same words. */
export function overrideFaults(name: string, base: Catalogues, overrides: Texts): string[] {
  const whole = new Map(
    [...base].flatMap(([namespace, texts]) => [...texts].map(([key, text]) => [`${namespace}.${key}`, text])),
  )
  return [...overrides].flatMap(([key, text]) => {
    const replaced = whole.get(key)
    if (replaced === undefined) return [`${name}: ${key} replaces nothing`]
    if (replaced === text) return [`${name}: ${key} says the same`]
    return placeholders(replaced) === placeholders(text) && text.trim() !== ''
      ? []
      : [`${name}: ${key} has other placeholders or nothing`]
  })
}

/** Words that Portugal uses and Brazil has others for. */
const OF_PORTUGAL =
  /(?<!\p{L})(ficheiros?|ecrãs?|telemóve(l|is)|utilizador(es)?|ligaç(ão|ões)|secç(ão|ões)|palavra-passe|moradas?|equipas?|descarreg\p{L}+|guardar|guardad[oa]s?)(?!\p{L})/iu

/** Texts that a reader in Brazil gets with words of Portugal in them (DAY-08). */
export function leftOfPortugal(base: Catalogues, overrides: Texts): string[] {
  return [...base].flatMap(([namespace, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const [word] = OF_PORTUGAL.exec(overrides.get(`${namespace}.${key}`) ?? text) ?? []
      return word ? [`locales/pt-BR: ${namespace}.${key} says «${word}»`] : []
    }),
  )
}

/** Plural forms that lack their other half: every locale has `_one` and `_other`. */
export function pluralFaults(base: Catalogues): string[] {
  return [...base].flatMap(([namespace, texts]) =>
    [...texts.keys()].flatMap((key) => {
      const other = key.endsWith('_one')
        ? key.replace(/_one$/, '_other')
        : key.endsWith('_other')
          ? key.replace(/_other$/, '_one')
          : null
      return other !== null && !texts.has(other)
        ? [`locales/es/${namespace}.json: ${key} lacks ${other}`]
        : []
    }),
  )
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Keys that a source asks for, as patterns: whole ones in quotes, and those put together in a template. */
function askedFor(source: string): { whole: Set<string>; templates: RegExp[] } {
  const whole = new Set<string>()
  for (const [, key] of source.matchAll(/['"`](?:[a-z]+:)?([\w-]+(?:\.[\w-]+)*)['"`]/g))
    if (key) whole.add(key)
  const templates = [...source.matchAll(/`(?:[a-z]+:)?((?:[\w-]+\.)+\$\{[^`\n]*)`/g)]
    .map(([, template = '']) =>
      template
        .split(/\$\{[^}]*\}/)
        .map(escape)
        .join(String.raw`[\w-]+`),
    )
    .map((pattern) => new RegExp(`^${pattern}$`))
  return { whole, templates }
}

/**
 * Spanish texts that no source asks for. A key put together in a template, `kind.${kind}`, uses all that fit it;
 * the type check sees to it that those exist.
 */
export function unusedFaults(base: Catalogues, sources: readonly string[]): string[] {
  const asked = sources.map(askedFor)
  const whole = new Set(asked.flatMap((one) => [...one.whole]))
  const templates = asked.flatMap((one) => one.templates)
  const used = (key: string) => {
    const bare = key.replace(/_(one|other)$/, '')
    return [key, bare].some((name) => whole.has(name) || templates.some((template) => template.test(name)))
  }
  return [...base].flatMap(([namespace, texts]) =>
    [...texts.keys()]
      .filter((key) => !used(key))
      .map((key) => `locales/es/${namespace}.json: ${key} is asked for nowhere in src`),
  )
}
