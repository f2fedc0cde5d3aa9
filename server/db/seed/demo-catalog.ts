import { chanelBags } from '#server/db/seed/bags/chanel.ts'
import { hermesBags } from '#server/db/seed/bags/hermes.ts'
import { otherBags } from '#server/db/seed/bags/others.ts'
import { bvlgariJewelry } from '#server/db/seed/jewelry/bvlgari.ts'
import { cartierJewelry } from '#server/db/seed/jewelry/cartier.ts'
import { otherJewelry } from '#server/db/seed/jewelry/others.ts'
import { tiffanyCoJewelry } from '#server/db/seed/jewelry/tiffany-co.ts'
import { vanCleefArpelsJewelry } from '#server/db/seed/jewelry/van-cleef-arpels.ts'
import type { DemoCatalog } from '#server/db/seed/seed-pieces.ts'
import { langeWatches } from '#server/db/seed/watches/a-lange-soehne.ts'
import { audemarsPiguetOffshoreWatches } from '#server/db/seed/watches/audemars-piguet-offshore.ts'
import { audemarsPiguetRoyalOakWatches } from '#server/db/seed/watches/audemars-piguet-royal-oak.ts'
import { blancpainWatches } from '#server/db/seed/watches/blancpain.ts'
import { breguetWatches } from '#server/db/seed/watches/breguet.ts'
import { breitlingWatches } from '#server/db/seed/watches/breitling.ts'
import { bvlgariWatches } from '#server/db/seed/watches/bvlgari.ts'
import { cartierSantosWatches } from '#server/db/seed/watches/cartier-santos.ts'
import { cartierWatches } from '#server/db/seed/watches/cartier.ts'
import { chopardWatches } from '#server/db/seed/watches/chopard.ts'
import { deBethuneWatches } from '#server/db/seed/watches/de-bethune.ts'
import { fpJourneWatches } from '#server/db/seed/watches/fp-journe.ts'
import { franckMullerWatches } from '#server/db/seed/watches/franck-muller.ts'
import { girardPerregauxWatches } from '#server/db/seed/watches/girard-perregaux.ts'
import { glashuetteOriginalWatches } from '#server/db/seed/watches/glashuette-original.ts'
import { grandSeikoWatches } from '#server/db/seed/watches/grand-seiko.ts'
import { moserWatches } from '#server/db/seed/watches/h-moser-cie.ts'
import { harryWinstonWatches } from '#server/db/seed/watches/harry-winston.ts'
import { hublotWatches } from '#server/db/seed/watches/hublot.ts'
import { iwcWatches } from '#server/db/seed/watches/iwc.ts'
import { jacobCoWatches } from '#server/db/seed/watches/jacob-co.ts'
import { jaegerLecoultreWatches } from '#server/db/seed/watches/jaeger-lecoultre.ts'
import { mbfWatches } from '#server/db/seed/watches/mbf.ts'
import { omegaSeamasterWatches } from '#server/db/seed/watches/omega-seamaster.ts'
import { omegaSpeedmasterWatches } from '#server/db/seed/watches/omega-speedmaster.ts'
import { paneraiWatches } from '#server/db/seed/watches/panerai.ts'
import { parmigianiWatches } from '#server/db/seed/watches/parmigiani-fleurier.ts'
import { patekPhilippeComplicationsWatches } from '#server/db/seed/watches/patek-philippe-complications.ts'
import { patekPhilippeSportWatches } from '#server/db/seed/watches/patek-philippe-sport.ts'
import { piagetWatches } from '#server/db/seed/watches/piaget.ts'
import { richardMilleWatches } from '#server/db/seed/watches/richard-mille.ts'
import { rogerDubuisWatches } from '#server/db/seed/watches/roger-dubuis.ts'
import { rolexChronographWatches } from '#server/db/seed/watches/rolex-chronograph.ts'
import { rolexClassicWatches } from '#server/db/seed/watches/rolex-classic.ts'
import { rolexOysterWatches } from '#server/db/seed/watches/rolex-oyster.ts'
import { rolexProfessionalWatches } from '#server/db/seed/watches/rolex-professional.ts'
import { tagHeuerWatches } from '#server/db/seed/watches/tag-heuer.ts'
import { tudorWatches } from '#server/db/seed/watches/tudor.ts'
import { ulysseNardinWatches } from '#server/db/seed/watches/ulysse-nardin.ts'
import { vacheronConstantinWatches } from '#server/db/seed/watches/vacheron-constantin.ts'
import { zenithWatches } from '#server/db/seed/watches/zenith.ts'

export const demoCatalog: DemoCatalog = {
  watches: [
    ...langeWatches,
    ...audemarsPiguetOffshoreWatches,
    ...audemarsPiguetRoyalOakWatches,
    ...blancpainWatches,
    ...breguetWatches,
    ...breitlingWatches,
    ...bvlgariWatches,
    ...cartierSantosWatches,
    ...cartierWatches,
    ...chopardWatches,
    ...deBethuneWatches,
    ...fpJourneWatches,
    ...franckMullerWatches,
    ...girardPerregauxWatches,
    ...glashuetteOriginalWatches,
    ...grandSeikoWatches,
    ...moserWatches,
    ...harryWinstonWatches,
    ...hublotWatches,
    ...iwcWatches,
    ...jacobCoWatches,
    ...jaegerLecoultreWatches,
    ...mbfWatches,
    ...omegaSeamasterWatches,
    ...omegaSpeedmasterWatches,
    ...paneraiWatches,
    ...parmigianiWatches,
    ...patekPhilippeComplicationsWatches,
    ...patekPhilippeSportWatches,
    ...piagetWatches,
    ...richardMilleWatches,
    ...rogerDubuisWatches,
    ...rolexChronographWatches,
    ...rolexClassicWatches,
    ...rolexOysterWatches,
    ...rolexProfessionalWatches,
    ...tagHeuerWatches,
    ...tudorWatches,
    ...ulysseNardinWatches,
    ...vacheronConstantinWatches,
    ...zenithWatches,
  ],
  jewelry: [...cartierJewelry, ...vanCleefArpelsJewelry, ...bvlgariJewelry, ...tiffanyCoJewelry, ...otherJewelry],
  bags: [...hermesBags, ...chanelBags, ...otherBags],
}
