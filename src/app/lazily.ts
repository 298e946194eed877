import { createElement, lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../lib/i18n'

export interface LazyPart {
  Component: ComponentType
  /** Loads it before it is drawn; never rejects. */
  preload: () => Promise<void>
}

/** A part of the product whose code and texts come together, when they are first needed. */
export function lazily(load: () => Promise<ComponentType>, ...texts: string[]): LazyPart {
  let loading: Promise<{ default: ComponentType }> | null = null
  const once = () =>
    (loading ??= Promise.all([load(), loadTexts('common', ...texts)]).then(([part]) => ({ default: part })))
  return {
    Component: lazy(once),
    // What goes wrong is said where it is drawn.
    preload: () =>
      once().then(
        () => undefined,
        () => undefined,
      ),
  }
}

/** What a route draws, and how that begins to load. */
export const drawn = ({ Component, preload }: LazyPart): Pick<RouteObject, 'element' | 'handle'> => ({
  element: createElement(Component),
  handle: preload,
})
