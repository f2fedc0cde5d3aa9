import { browserStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'

const key = 'compare_only_differences'
const choiceStore = createStore(false, () => browserStorage.get(key) === '1')

/** Whether only differences are shown. Stored in localStorage, or in memory if storage is forbidden. */
export function useOnlyDifferences(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useStore(choiceStore), setOnlyDifferences]
}

function setOnlyDifferences(isOn: boolean): void {
  browserStorage.set(key, isOn ? '1' : '0')
  choiceStore.set(isOn)
}
