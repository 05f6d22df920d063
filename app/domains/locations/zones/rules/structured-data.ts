interface DescribedZone {
  city: string;
  at: string;
  department: string | null;
  metaDescription: string;
}

/**
 * Returns the schema.org Service of the business in one commune. It gives no invented address in the commune (rule
 * pages/structured-data): the provider of the service is the business, which has the same `@id` on every page.
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
