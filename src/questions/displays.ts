import type { ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, type QuestionKind } from '../domain/question-types'
import type { DisplayProps } from './display-props'
import { LinkDisplay } from './link/Display'
import { MultipleChoiceDisplay } from './multiple-choice/Display'
import { SummaryDisplay } from './shared/SummaryDisplay'

/** Kinds whose answer is more than one text. */
const DISPLAYS: Partial<Record<QuestionKind, ComponentType<DisplayProps>>> = {
  link: LinkDisplay,
  'multiple-choice': MultipleChoiceDisplay,
}

/** How an answered question is read; {@link ResponseDisplay} adds what stands for no answer, and the files. */
export const displayFor = (
  question: Pick<Question, 'tipoPregunta' | 'tipoDato'>,
): ComponentType<DisplayProps> => DISPLAYS[kindOf(question)] ?? SummaryDisplay
