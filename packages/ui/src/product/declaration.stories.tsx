import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllergenLetters } from './allergen-letters';
import { AllergenTable } from './allergen-table';
import type { AllergenStates } from './allergen-data';
import { DescriptionList } from './description-list';
import { NutritionTable } from './nutrition-table';
import { OriginList } from './origin-list';
import { PackagingItem } from './packaging-item';
import { WineDetails } from './wine-details';

const strudel: AllergenStates = {
  GLUTEN: 'CONTAINED',
  CRAB: 'NONE',
  EGGS: 'CONTAINED',
  FISH: 'NONE',
  PEANUTS: 'NONE',
  SOY: 'TRACES',
  MILK: 'CONTAINED',
  EDIBLE_NUT: 'TRACES',
  CELERY: 'NONE',
  MUSTARD: 'NONE',
  SESAME: 'TRACES',
  SULFITE: 'NONE',
  LUPINE: 'UNKNOWN',
  MOLLUSCS: 'NONE',
};

const meta = { title: 'Product/Declaration', parameters: { width: 640 } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allergens: Story = { render: () => <AllergenTable states={strudel} /> };

/** What nobody stated is never shown as "not contained". */
export const AllergensUnknown: Story = { render: () => <AllergenTable states={{}} /> };

export const AllergensInShort: Story = {
  render: () => (
    <DescriptionList
      facts={[
        { label: 'Apfelstrudel', value: <AllergenLetters states={strudel} /> },
        { label: 'Mineralwasser', value: <AllergenLetters states={{ GLUTEN: 'NONE' }} /> },
        { label: 'Ohne Angaben', value: <AllergenLetters states={{}} /> },
      ]}
    />
  ),
};

export const Nutrients: Story = {
  render: () => (
    <NutritionTable
      basis="100 g"
      portion="150 g"
      energy={{
        per100: { kj: '935 kJ', kcal: '223 kcal' },
        perPortion: { kj: '1.403 kJ', kcal: '335 kcal' },
        reference: '17',
      }}
      rows={[
        { nutrient: 'FAT', depth: 0, per100: '8,4 g', perPortion: '12,6 g', reference: '18' },
        { nutrient: 'SATURATES', depth: 1, per100: '4,6 g', perPortion: '6,9 g', reference: '35' },
        { nutrient: 'CARBOHYDRATE', depth: 0, per100: '33,1 g', perPortion: '49,7 g', reference: '19' },
        { nutrient: 'SUGARS', depth: 1, per100: '17,2 g', perPortion: '25,8 g', reference: '29' },
        { nutrient: 'PROTEIN', depth: 0, per100: '2,9 g', perPortion: '4,4 g', reference: '9' },
        { nutrient: 'SALT', depth: 0, per100: '0,31 g', perPortion: '0,47 g', reference: '8' },
        { nutrient: { name: 'Vitamin C' }, depth: 0, per100: '3,1 mg', perPortion: '4,7 mg', reference: '6' },
      ]}
    />
  ),
};

export const NutrientsPer100Only: Story = {
  render: () => (
    <NutritionTable
      basis="100 ml"
      energy={{ per100: { kj: '188 kJ', kcal: '44 kcal' } }}
      rows={[{ nutrient: 'SUGARS', depth: 0, per100: '10,4 g' }]}
    />
  ),
};

export const Origin: Story = {
  render: () => (
    <OriginList
      origins={[
        { ingredient: 'EGG', region: 'Burgenland', country: 'Österreich', more: 'Freilandhaltung' },
        { ingredient: 'MILK', country: 'Österreich' },
        { ingredient: 'MILK', country: 'Deutschland' },
        { ingredient: 'UNKNOWN' },
      ]}
    />
  ),
};

export const Packaging: Story = {
  render: () => (
    <DescriptionList
      facts={[
        {
          label: 'Apfelsaft',
          value: <PackagingItem packaging="MULTI_USE_DEPOSIT" deposit="€ 6,00 je Kiste" />,
        },
        { label: 'Mineralwasser', value: <PackagingItem packaging="SINGLE_USE_DEPOSIT" deposit="€ 0,25" /> },
        { label: 'Erdäpfel', value: <PackagingItem packaging="SINGLE_USE" /> },
        { label: 'Handelsware', value: <PackagingItem packaging="NO_DATA" /> },
      ]}
    />
  ),
};

export const Wine: Story = {
  render: () => (
    <WineDetails
      facts={[
        { key: 'vintage', value: '2025' },
        { key: 'region', value: 'Kamptal' },
        { key: 'winery', value: 'Weingut am Gaisberg' },
        { key: 'typeOfGrape', value: 'Grüner Veltliner' },
        { key: 'sensoricDescription', value: 'Apfel, weißer Pfeffer, ein Hauch Kräuter; trocken und saftig' },
        { key: 'mealRecommendation', value: 'Wiener Schnitzel, Spargel, Süßwasserfisch' },
        { key: 'acidity', value: '6,1 g/l' },
      ]}
    />
  ),
};
