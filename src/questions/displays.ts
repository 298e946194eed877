import { lazy, type ComponentType } from 'react'
import type { Question } from '../domain/form/question'
import { kindOf, type QuestionKind } from '../domain/form/kinds'
import type { DisplayProps } from './display-props'
import { LongTextDisplay } from './long-text/Display'
import { MultipleChoiceDisplay, SingleChoiceDisplay } from './shared/ChoiceDisplays'
import { PlaceDisplay } from './place/Display'
import { EmailDisplay, LinkDisplay, PhoneDisplay } from './shared/LinkDisplays'
import { SummaryDisplay } from './shared/SummaryDisplay'

/** Kinds whose answer is more than one text. */
const DISPLAYS: Partial<Record<QuestionKind, ComponentType<DisplayProps>>> = {
  link: LinkDisplay,
  email: EmailDisplay,
  phone: PhoneDisplay,
  'long-text': LongTextDisplay,
  place: PlaceDisplay,
  files: lazy(async () => ({ default: (await import('./files/FilesDisplay')).FilesDisplay })),
  'multiple-choice': MultipleChoiceDisplay,
  'single-choice': SingleChoiceDisplay,
}

/**
 * The component that shows an answered question; {@link ResponseDisplay} adds the files, and the words for no answer.
 */
export const displayFor = (
  question: Pick<Question, 'tipoPregunta' | 'tipoDato'>,
): ComponentType<DisplayProps> => DISPLAYS[kindOf(question)] ?? SummaryDisplay
