import { createContext, type ReactNode, useContext } from 'react'
import type { MapSettings } from '#contract/rules/map-url.ts'

const MapSettingsContext = createContext<MapSettings>({ provider: 'off' })

export function MapSettingsProvider({ settings = { provider: 'off' }, children }: { settings?: MapSettings; children: ReactNode }) {
  return <MapSettingsContext value={settings}>{children}</MapSettingsContext>
}

export function useMapSettings(): MapSettings {
  return useContext(MapSettingsContext)
}
