/** What is loaded by some forms alone, and asked for by name once it is there. */
interface Registry<T extends object> {
  /** Gives some of it, once that is loaded. */
  install: (given: Partial<T>) => void
  /** @throws Error before it was loaded: rules that need it would say something else */
  get: <N extends keyof T & string>(name: N) => T[N]
}

export function registry<T extends object>(): Registry<T> {
  const there: Partial<T> = {}
  return {
    install: (given) => void Object.assign(there, given),
    get(name) {
      const loaded: Partial<T>[typeof name] = there[name]
      if (loaded === undefined) throw new Error(`rules are read before ${name} are loaded`)
      return loaded
    },
  }
}
