import { createElement, lazy, useState, type ComponentType } from 'react'
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
  let loaded: ComponentType | null = null
  const once = () =>
    (loading ??= Promise.all([load(), loadTexts('common', ...texts)]).then(([part]) => {
      loaded = part
      return { default: part }
    }))
  const Later = lazy(once)
  return {
    // What is there is drawn at once: after a fallback React waits 300 ms before it draws what the fallback stood for.
    Component: () => createElement(useState(() => loaded ?? Later)[0]),
    // An error shows where the part is drawn.
    preload: () =>
      once().then(
        () => undefined,
        () => undefined,
      ),
  }
}

/** The fields of a route that draw a part and begin to load it. */
export const drawn = ({ Component, preload }: LazyPart): Pick<RouteObject, 'element' | 'handle'> => ({
  element: createElement(Component),
  handle: preload,
})
