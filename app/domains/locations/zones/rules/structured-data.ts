interface DescribedZone {
  city: string;
  at: string;
  department: string | null;
  metaDescription: string;
}

/**
 * Returns the schema.org Service for one commune (municipality), for search engines. The shop has no address in the
 * commune, so none is given (rule pages/structured-data). The provider is the business, which has the same `@id` on
 * every page.
 */
export function locationJsonLd(zone: DescribedZone, { id, url }: { id: string; url: string }): object {
  return {
    "@type": "Service",
    name: `Dépannage informatique ${zone.at}`,
    serviceType: "Dépannage informatique",
    description: zone.metaDescription,
    url,
    provider: { "@id": id },
    areaServed: {
      "@type": "City",
      name: zone.city,
      ...(zone.department
        ? { containedInPlace: { "@type": "AdministrativeArea", name: zone.department } }
        : {}),
    },
  };
}
