import { useEffect } from 'react'
import type { FormVersion } from '../../domain/form/form'
import type { Section } from '../../domain/form/section'
import { allQuestions } from '../../domain/form/questions-of'
import { hasFurtherKinds } from '../../domain/question-types'
import { asksForFiles } from '../attachments/FileInputs'
import { loadPreparing } from '../../lib/photo/prepare-when-needed'
import { loadSigning } from '../signatures/SignatureSection'
import { loadFurtherParts } from '../further/lazy-parts'
import { loadGrid } from '../grid/lazy-parts'
import { loadCheck } from './check/load-check'

const asksInGrid = (secciones: Section[]): boolean =>
  allQuestions(secciones).some(({ enCuadricula }) => enCuadricula)

/** The form itself is loaded first. */
const EASE_MS = 1_500

/**
 * Loads what the form will need later as soon as the form is shown, because outdoors the network may be gone by then.
 * What cannot be loaded now is loaded when it is needed.
 * @param checks whether all of it is checked at the end
 */
export function useEarlyParts(version: FormVersion, checks: boolean): void {
  useEffect(() => {
    const { digitalSignature } = version.opcionales
    const loads = [
      ...(digitalSignature && version.signatures.length > 0 ? [loadSigning] : []),
      ...(allQuestions(version.secciones).some(asksForFiles) ? [loadPreparing] : []),
      ...(hasFurtherKinds(version.secciones) ? [() => loadFurtherParts(version.secciones)] : []),
      ...(asksInGrid(version.secciones) ? [loadGrid] : []),
      ...(checks ? [loadCheck] : []),
    ]
    const timer = setTimeout(() => loads.forEach((load) => void load().catch(() => undefined)), EASE_MS)
    return () => clearTimeout(timer)
  }, [version, checks])
}
