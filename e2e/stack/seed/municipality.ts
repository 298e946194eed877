import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { benchmarkForm } from './benchmark'
import { answersTo } from './build-answers'
import { buildForm, type SeedForm } from './build-form'
import { newFilePool, type FilePool, type SeedFile } from './file-pool'
import { FORMS } from './forms'

export interface MunicipalityOptions {
  /** The day that dates count back from, at midnight. */
  base: Date
  /** The address under which a stored file downloads. */
  addressOf: (path: string, token: string) => string
  /** Adds a form for measuring with so many answers and questions. */
  benchmark?: { answers: number; questions: number } | undefined
}

export interface Municipality {
  forms: SeedForm[]
  /** Every answer, form by form, oldest first. */
  answers: () => Generator<StoredAnswer>
  /** The files of the answers given out so far. */
  files: () => SeedFile[]
}

function withHeader(seed: SeedForm, files: FilePool): SeedForm {
  if (!seed.form.opcionales.headerImg) return seed
  return { ...seed, form: { ...seed.form, headerImageURL: files.header(seed.form.id) } }
}

/** The whole municipality as it stands on the base day; the same for the same options. */
export function buildMunicipality({ base, addressOf, benchmark }: MunicipalityOptions): Municipality {
  const files = newFilePool(addressOf)
  const extra = benchmark ? [benchmarkForm(benchmark.questions, benchmark.answers)] : []
  const forms = [...FORMS, ...extra].map((definition) => withHeader(buildForm(definition, base), files))
  return {
    forms,
    *answers() {
      for (const seed of forms) yield* answersTo(seed, seed.definition.share, files, base)
    },
    files: files.files,
  }
}
