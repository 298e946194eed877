/** Another tab, as `window.open` gives it: `close` and its location's `replace` are the test's own. */
export const aTab = (close: () => void, replace: (address: string) => void): Window =>
  // Properties of its own: to assign `location` would give it to the page under test.
  Object.create(window, {
    closed: { value: false, writable: true },
    close: { value: close },
    location: { value: { replace } },
  })
